extension UIView {
  /// The motion effects of the view, in the order in which they were added. The default is an empty array. Tessera's
  /// devices do not move, so motion effects do not change the view.
  public var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { ensureExtras().motionEffects = newValue }
  }

  /// Adds a motion effect to the view.
  ///
  /// - Parameter effect: The effect. The view retains it.
  public func addMotionEffect(_ effect: UIMotionEffect) { ensureExtras().motionEffects.append(effect) }

  /// Removes a motion effect from the view.
  ///
  /// - Parameter effect: The effect. An effect that the view does not have is ignored.
  public func removeMotionEffect(_ effect: UIMotionEffect) { extras?.motionEffects.removeAll { $0 === effect } }
}
