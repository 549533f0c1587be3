/// Takes part in the animation after the preview was tapped.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// Default dismiss.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
