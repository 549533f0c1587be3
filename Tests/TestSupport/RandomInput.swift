import UIKit
import UIKitTesting

/// Random input for an application: touches, a mouse, a wheel, a touchpad, keys, text and window sizes. Most steps do
/// not wait until the previous one has ended.
@preconcurrency @MainActor
public struct RandomInput {
  private let app: TestApplication
  private var random: SeededRandom
  /// The descriptions of the steps so far, for failure messages.
  public private(set) var steps: [String] = []

  /// Creates input for an application.
  ///
  /// - Parameters:
  ///   - app: The application.
  ///   - seed: The seed, which determines the steps.
  public init(_ app: TestApplication, seed: UInt64) {
    self.app = app
    random = SeededRandom(seed: seed)
  }

  private static let keys: [UIKeyboardHIDUsage] = [
    .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageUp, .keyboardPageDown,
    .keyboardHome, .keyboardEnd, .keyboardTab, .keyboardReturnOrEnter, .keyboardSpacebar, .keyboardEscape,
    .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardA, .keyboardC, .keyboardV, .keyboardX, .keyboardZ,
    .keyboardF5, .keyboard0, .keyboardEqualSign, .keyboardHyphen,
  ]
  private static let modifiers: [UIKeyModifierFlags] = [[], [], [], .shift, .control, .alternate, [.control, .shift]]
  private static let sizes: [CGSize] = [
    CGSize(width: 320, height: 400), CGSize(width: 568, height: 320), CGSize(width: 900, height: 600),
    CGSize(width: 200, height: 200),
  ]

  private mutating func point() -> CGPoint {
    let size = app.window.bounds.size
    // Bars and edges are hit as often as the middle; some points are outside.
    let x = CGFloat.random(in: -5...size.width + 5, using: &random)
    let y = CGFloat.random(in: -5...size.height + 5, using: &random)
    return CGPoint(x: x.rounded(), y: Int.random(in: 0..<4, using: &random) == 0 ? y.rounded() / 8 : y.rounded())
  }

  /// Performs a random step.
  public mutating func step() {
    let at = point()
    let to = point()
    let amount = CGFloat(Int.random(in: -12...12, using: &random))
    let far = CGFloat(Int.random(in: -1000...1000, using: &random))
    let seconds = Double.random(in: 0...0.6, using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1:
      note("tap \(at.x) \(at.y)")
      app.tap(at: at, count: Int.random(in: 1...3, using: &random))
    case 2, 3:
      let button = Int.random(in: 1...3, using: &random)
      note("click \(at.x) \(at.y) \(button)")
      app.click(at: at, button: button, count: Int.random(in: 1...2, using: &random))
    case 4:
      note("press \(at.x) \(at.y) \(seconds)")
      app.longPress(at: at, duration: seconds * 2)
    case 5, 6:
      note("drag \(at.x) \(at.y) \(to.x) \(to.y) \(seconds)")
      app.drag(from: at, to: to, duration: max(0.02, seconds), hold: Bool.random(using: &random) ? 0.2 : 0)
    case 7:
      let mouse = app.press(at: at)
      note("drag of the mouse \(at.x) \(at.y) \(to.x) \(to.y)")
      mouse.drag(to: to, duration: max(0.02, seconds))
      mouse.lift()
    case 8:
      note("wheel \(at.x) \(at.y) \(amount)")
      app.wheel(at: at, notches: CGPoint(x: 0, y: amount))
    case 9, 10:
      // Several steps in a row drag the content far beyond its edge.
      let count = Int.random(in: 1...10, using: &random)
      note("touchpad \(at.x) \(at.y) \(far) × \(count)")
      for _ in 0..<count { app.touchpad(at: at, delta: CGPoint(x: 0, y: far), duration: 0.05) }
    case 11:
      note("pinch \(at.x) \(at.y) \(abs(far))")
      app.pinch(at: at, from: 80, to: max(10, abs(far) / 3))
    case 12, 13:
      let key = Self.keys.randomElement(using: &random) ?? .keyboardTab
      let modifiers = Self.modifiers.randomElement(using: &random) ?? []
      note("key \(key.rawValue) \(modifiers.rawValue)")
      app.key(key, modifiers: modifiers)
    case 14:
      let size = Self.sizes.randomElement(using: &random) ?? CGSize(width: 320, height: 400)
      note("resize \(size.width) \(size.height)")
      app.resize(to: size)
    default:
      note("wait \(seconds)")
      app.advance(by: seconds)
    }
    if Bool.random(using: &random) { app.frame() }
  }

  private mutating func note(_ step: String) { steps.append(step) }
}
