import Foundation

extension UIView {
  /// Runs a closure with animations disabled, so that a view that is created and positioned inside an animation block
  /// does not fly in from the corner.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    guard areAnimationsEnabled else { return body() }
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(true) }
    return body()
  }
}
