import CoreGraphics

/// Determines from the content offset whether a tab bar is minimized.
struct TabMinimizer {
  /// The distance in points by which the content must be scrolled in one direction before the bar changes.
  private static let distance: CGFloat = 24

  /// The offset at which the scroll direction last changed, or nil before the first offset.
  private var turningOffset: CGFloat?
  private var lastOffset: CGFloat = 0
  private(set) var isMinimized = false

  /// Updates the state for a new content offset.
  ///
  /// - Parameters:
  ///   - offset: The distance in points by which the content is scrolled. The offset is negative beyond the upper edge.
  ///   - limit: The largest offset.
  ///   - behavior: The behavior of the bar.
  mutating func scrolled(to offset: CGFloat, limit: CGFloat, _ behavior: UITabBarController.MinimizeBehavior) {
    // Offsets beyond the edges are limited, so that content that bounces back is not treated as scrolled by the user.
    let offset = max(0, min(offset, max(0, limit)))
    guard let turningOffset else {
      self.turningOffset = offset
      lastOffset = offset
      return
    }
    if (offset - lastOffset) * (lastOffset - turningOffset) < 0 { self.turningOffset = lastOffset }
    lastOffset = offset
    let distance = offset - (self.turningOffset ?? offset)
    switch behavior {
    case .automatic, .never: isMinimized = false
    case .onScrollDown:
      if distance >= Self.distance {
        isMinimized = true
      } else if distance <= -Self.distance || offset <= 0 {
        isMinimized = false
      }
    case .onScrollUp:
      if distance <= -Self.distance { isMinimized = true } else if distance >= Self.distance { isMinimized = false }
    }
  }

  /// Shows the whole bar until the content is scrolled again.
  mutating func expand() {
    isMinimized = false
    turningOffset = nil
  }
}
