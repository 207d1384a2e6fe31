### Errors in options and files.
ah3-error-count = There are { $found } investigators; from 1 to 6 can play.
ah3-error-no-packs = This game takes no packs yet.
