/// An animator whose views and transforms are removed immediately when its transition is interrupted. The completions of
/// its animations are called only in the next frame, when another transition may use the views.
@MainActor protocol ResettingAnimator: UIViewControllerAnimatedTransitioning {
  /// Removes the animation's views and transforms. Call it when the views of the view controllers already have their
  /// final frames.
  func removeTransforms()
}
