import RuntimeInterface

/// Converts scales that are relative to the beginning of a pinch to scale factors between successive events.
struct PinchScale {
  private var last = 1.0

  mutating func factor(of scale: Double, phase: RawInput.Scroll.Phase) -> Double {
    if phase == .began { last = 1 }
    // The last event of a pinch has no valid scale.
    guard phase != .ended, scale > 0, scale.isFinite else { return 1 }
    defer { last = scale }
    return scale / last
  }
}
