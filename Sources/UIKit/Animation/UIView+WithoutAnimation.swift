import Foundation

extension UIView {
  /// Runs a closure with animations disabled. Otherwise a view that is created and positioned inside an animation block
  /// would move to its position from the corner of its superview.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    guard areAnimationsEnabled else { return body() }
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(true) }
    return body()
  }
}
