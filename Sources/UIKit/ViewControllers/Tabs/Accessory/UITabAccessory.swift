import Foundation

/// A view above the bar of a tab bar controller, which remains visible when a different tab is selected.
///
/// The content view can read `UITraitCollection.tabAccessoryEnvironment` to adapt to the position of the accessory.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  private let content: UIView

  /// Creates an accessory.
  ///
  /// - Parameter contentView: The content. The view fills the accessory, whose size the tab bar controller determines.
  public init(contentView: UIView) {
    content = contentView
    super.init()
  }

  /// The view that the accessory shows. The view fills the accessory.
  open var contentView: UIView { content }
}
