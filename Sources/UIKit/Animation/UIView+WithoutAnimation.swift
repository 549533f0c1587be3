import Foundation

extension UIView {
  /// Calls a closure with animations disabled. A view that is created and positioned inside an animation block would
  /// otherwise move in from the corner.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    guard areAnimationsEnabled else { return body() }
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(true) }
    return body()
  }
}
