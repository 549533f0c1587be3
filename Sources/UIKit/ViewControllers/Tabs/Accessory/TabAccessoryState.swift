/// The accessory of a tab bar controller, and the views that show it.
@MainActor struct TabAccessoryState {
  var accessory: UITabAccessory?
  /// The view that contains the accessory's content, or nil if there is no accessory.
  var holder: TabAccessoryView?
}
