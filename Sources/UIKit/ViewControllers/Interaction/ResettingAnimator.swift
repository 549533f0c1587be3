/// An animator whose views and transforms are removed immediately when its transition is interrupted. The completion
/// handlers of its animations are called only in the next frame, which is too late, because a different transition may
/// already use the views.
@MainActor protocol ResettingAnimator: UIViewControllerAnimatedTransitioning {
  /// Removes the animation's views and transforms. Call this method when the views of the view controllers already have
  /// their final frames.
  func removeTransforms()
}
