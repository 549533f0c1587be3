@testable import UIKit
import UIKitTesting
import XCTest

/// Symbol effects in the image views of buttons, and the transition of `UIButton.Configuration.symbolContentTransition`.
@preconcurrency @MainActor
final class ButtonSymbolTests: XCTestCase {
  private var app: TestApplication!
  private var root: UIView!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 320, height: 200), scale: 1)
      app.onReport = { XCTFail($0) }
      root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      app.show(root)
    }
  }

  override func tearDown() async throws { await MainActor.run { app.close() } }

  private func symbol(_ name: String) throws -> UIImage { try XCTUnwrap(UIImage(systemName: name)) }

  func testEffectsPlayInButtons() throws {
    let plain = UIButton(type: .system)
    plain.setImage(try symbol("star"), for: .normal)
    var configuration = UIButton.Configuration.filled()
    configuration.image = try symbol("star")
    let configured = UIButton(configuration: configuration)
    for button in [plain, configured] {
      button.frame = CGRect(x: 20, y: 20, width: 80, height: 50)
      root.addSubview(button)
      app.frame()
      let view = try XCTUnwrap(button.imageView)
      var isFinished: Bool?
      view.addSymbolEffect(.bounce, options: .default, animated: true) { isFinished = $0.isFinished }
      XCTAssertNotEqual(view.layer.animationKeys() ?? [], [])
      button.setNeedsUpdateConfiguration()
      button.isHighlighted = true
      app.advance(by: 0.1)
      XCTAssertNotEqual(view.layer.animationKeys() ?? [], [], "updates of the button do not end the effect")
      XCTAssertTrue(button.imageView === view)
      app.advance(by: 2)
      XCTAssertEqual(isFinished, true)
      button.removeFromSuperview()
    }
  }

  // "The symbol content transition to use when transitioning across symbol images. Defaults to nil, meaning no symbol content
  // transition should occur." (Apple's page of symbolContentTransition)
  func testTheTransitionBetweenSymbols() throws {
    let (star, heart) = (try symbol("star"), try symbol("heart"))
    var configuration = UIButton.Configuration.plain()
    XCTAssertNil(configuration.symbolContentTransition)
    configuration.image = star
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 50)
    root.addSubview(button)
    app.frame()
    let view = try XCTUnwrap(button.imageView)
    button.configuration?.image = heart
    app.frame()
    XCTAssertTrue(view.image === heart, "at once without a transition")
    button.configuration?.symbolContentTransition = UISymbolContentTransition(.replace)
    button.configuration?.image = star
    app.frame()
    XCTAssertTrue(view.image === heart, "the old symbol leaves first")
    XCTAssertNotEqual(view.layer.animationKeys() ?? [], [])
    button.setNeedsUpdateConfiguration()
    app.advance(by: 2)
    XCTAssertTrue(view.image === star)
    XCTAssertEqual(view.layer.animationKeys() ?? [], [])
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    button.configuration?.image = picture
    app.frame()
    XCTAssertTrue(view.image === picture, "only symbols have a transition")
  }

  // A button for playing and pausing that is pressed twice.
  func testASymbolThatReturnsDuringTheTransition() throws {
    let (play, pause) = (try symbol("play"), try symbol("pause"))
    var configuration = UIButton.Configuration.plain()
    configuration.image = play
    configuration.symbolContentTransition = UISymbolContentTransition(.replace)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 50)
    root.addSubview(button)
    app.frame()
    let view = try XCTUnwrap(button.imageView)
    button.configuration?.image = pause
    app.frame()
    XCTAssertNotEqual(view.layer.animationKeys() ?? [], [])
    button.configuration?.image = play
    app.frame()
    XCTAssertEqual(view.layer.animationKeys() ?? [], [])
    app.advance(by: 2)
    XCTAssertTrue(view.image === play)
  }

  func testTheValuesOfATransition() {
    let transition = UISymbolContentTransition(.replace, options: .speed(2))
    XCTAssertEqual(transition.options, .speed(2))
    XCTAssertTrue(transition.copy() as AnyObject === transition)
  }
}
