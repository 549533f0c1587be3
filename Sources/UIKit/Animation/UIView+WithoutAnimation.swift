import Foundation

extension UIView {
  /// Runs `body` with animations off, so that making and placing a view inside somebody's animation shows no flight from
  /// the corner.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    guard areAnimationsEnabled else { return body() }
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(true) }
    return body()
  }
}
