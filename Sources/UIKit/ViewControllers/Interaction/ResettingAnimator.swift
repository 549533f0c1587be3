/// An animator that adds views and transforms, which an interrupted transition removes immediately. The completions of
/// its animations are called only in the next frame, when another transition may use the views.
@MainActor protocol ResettingAnimator: UIViewControllerAnimatedTransitioning {
  /// Removes the animation's views and transforms. The views of the controllers have their final frames then.
  func removeTransforms()
}
