/// An object that animates changes after the user has tapped the preview of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of the animation with which the preview disappears. The default is `dismiss`.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
