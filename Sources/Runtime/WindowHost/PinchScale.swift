import RuntimeInterface

/// Converts scales that are relative to the beginning of a pinch to scale factors between successive events.
struct PinchScale {
  private var lastScale = 1.0

  mutating func factor(of scale: Double, phase: RawInput.Scroll.Phase) -> Double {
    if phase == .began { lastScale = 1 }
    // The last event of a pinch has no valid scale.
    guard phase != .ended, scale > 0, scale.isFinite else { return 1 }
    defer { lastScale = scale }
    return scale / lastScale
  }
}
