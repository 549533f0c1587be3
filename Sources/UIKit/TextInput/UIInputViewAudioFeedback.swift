/// An input view or accessory view whose keys can click. Tessera plays no clicks.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
  /// A Boolean value that indicates whether `UIDevice.playInputClick()` plays a click while the view is visible. The
  /// default implementation returns `false`.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// A Boolean value that indicates whether `UIDevice.playInputClick()` plays a click while the view is visible. The
  /// default is `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}
