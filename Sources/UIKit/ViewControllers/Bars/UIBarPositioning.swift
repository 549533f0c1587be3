/// Something that lies at a bar's place.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar lies; its background may reach beyond it then.
  var barPosition: UIBarPosition { get }
}
