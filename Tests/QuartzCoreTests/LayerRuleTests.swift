import QuartzCore
import UIKit
import XCTest

/// Actions of layers, scroll layers, the depth of anchor points, and the rates of display links.
@preconcurrency @MainActor
final class LayerRuleTests: XCTestCase {
  private var scene: Scene!

  override func setUp() async throws { await MainActor.run { scene = Scene() } }
  override func tearDown() async throws { await MainActor.run { scene.end() } }

  // MARK: Actions

  private final class NotedAction: NSObject, CAAction {
    var events: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { events.append(event) }
  }

  private final class Decider: NSObject, CALayerDelegate {
    var answers: [String: any CAAction] = [:]
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answers[event] }
  }

  /// CALayer.action(forKey:): an action comes from the delegate, then from `actions`, `style` or
  /// `defaultAction(forKey:)`. `NSNull` ends the search without an action.
  func testWhereActionsComeFrom() throws {
    let layer = scene.layer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    scene.frame()
    layer.removeAllAnimations()
    // Without any action, the implicit animation.
    layer.opacity = 0.5
    XCTAssertEqual(layer.animationKeys(), ["opacity"])
    layer.removeAllAnimations()
    // The dictionary: a custom action, or none.
    let noted = NotedAction()
    layer.actions = ["opacity": noted, "position": NSNull()]
    layer.opacity = 0.7
    layer.position.x = 30
    XCTAssertEqual(noted.events, ["opacity"])
    XCTAssertNil(layer.animationKeys())
    XCTAssertTrue(layer.action(forKey: "opacity") as AnyObject? === noted)
    XCTAssertNil(layer.action(forKey: "position"))
    XCTAssertNotNil(layer.action(forKey: "backgroundColor"))
    // The style comes after the dictionary.
    let styled = NotedAction()
    layer.style = ["actions": ["opacity": styled, "cornerRadius": styled]]
    layer.opacity = 0.8
    layer.cornerRadius = 3
    XCTAssertEqual(noted.events, ["opacity", "opacity"])
    XCTAssertEqual(styled.events, ["cornerRadius"])
    // The delegate comes before both.
    let decider = Decider()
    decider.answers = ["cornerRadius": NSNull()]
    layer.delegate = decider
    layer.cornerRadius = 4
    XCTAssertEqual(styled.events, ["cornerRadius"])
    layer.opacity = 0.9
    XCTAssertEqual(noted.events.count, 3, "what the delegate leaves open goes on")
    layer.delegate = nil
    layer.actions = nil
    layer.style = nil
    layer.opacity = 1
    XCTAssertEqual(layer.animationKeys(), ["opacity"])
  }

  private final class DefaultsLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "borderWidth" ? NSNull() : super.defaultAction(forKey: event)
    }
  }

  func testDefaultActionsOfASubclass_andTransactions() throws {
    let layer = scene.layer(DefaultsLayer())
    layer.borderWidth = 2
    XCTAssertNil(layer.animationKeys())
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let noted = NotedAction()
    layer.actions = ["opacity": noted]
    layer.opacity = 0.4
    CATransaction.commit()
    XCTAssertEqual(noted.events, [])
    layer.opacity = 0.5
    XCTAssertEqual(noted.events, ["opacity"])
  }

  /// An animation can be an action. If the dictionary contains one, it is added with the name of the event as its key.
  func testAnAnimationAsAnAction() throws {
    let layer = scene.layer()
    let animation = CABasicAnimation(keyPath: "position")
    animation.duration = 2
    animation.fromValue = CGPoint.zero
    layer.actions = ["position": animation]
    layer.position = CGPoint(x: 100, y: 0)
    XCTAssertEqual(layer.animation(forKey: "position")?.duration, 2)
    scene.step(1)
    XCTAssertGreaterThan(layer.renderValues.position.x, 5)
    XCTAssertLessThan(layer.renderValues.position.x, 95)
  }

  private final class SlowView: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      if event == "cornerRadius" {
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = 3
        animation.fromValue = layer.presentation()?.cornerRadius ?? layer.cornerRadius
        return animation
      }
      return super.action(for: layer, forKey: event)
    }
  }

  /// A view is the delegate of its layer. Without an animation block nothing is animated, unless a subclass returns an
  /// action.
  func testViewsDecideForTheirLayers() throws {
    let view = SlowView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scene.root.addSublayer(view.layer)
    scene.frame()
    view.layer.opacity = 0.5
    XCTAssertNil(view.layer.animationKeys())
    XCTAssertTrue(view.action(for: view.layer, forKey: "opacity") is NSNull)
    view.layer.cornerRadius = 20
    XCTAssertEqual(view.layer.animation(forKey: "cornerRadius")?.duration, 3)
    UIView.animate(withDuration: 1) {
      XCTAssertNotNil(view.action(for: view.layer, forKey: "opacity"))
      view.layer.opacity = 1
    }
    XCTAssertNotNil(view.layer.animation(forKey: "opacity"))
  }

  // MARK: Scroll layers

  func testScrollLayersScrollAsTheirModeAllows() throws {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    _ = scene.layer(layer)
    XCTAssertEqual(layer.scrollMode, .both)
    XCTAssertTrue(layer.masksToBounds)
    layer.scroll(to: CGPoint(x: 30, y: 40))
    XCTAssertEqual(layer.bounds, CGRect(x: 30, y: 40, width: 100, height: 100))
    XCTAssertEqual(layer.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 0, y: 80))
    XCTAssertEqual(layer.bounds.origin, CGPoint(x: 30, y: 80))
    layer.scrollMode = .horizontally
    layer.scroll(to: CGPoint(x: 5, y: 0))
    XCTAssertEqual(layer.bounds.origin, CGPoint(x: 5, y: 80))
    layer.scrollMode = .none
    layer.scroll(to: CGPoint(x: 50, y: 50))
    XCTAssertEqual(layer.bounds.origin, CGPoint(x: 5, y: 80))
  }

  /// The layer scrolls only as far as necessary to show a rectangle. A rectangle that is longer than the layer is shown
  /// from its edge.
  func testScrollLayersShowRectangles() throws {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    _ = scene.layer(layer)
    layer.scroll(to: CGRect(x: 20, y: 20, width: 50, height: 50))
    XCTAssertEqual(layer.bounds.origin, .zero)
    layer.scroll(to: CGRect(x: 150, y: 90, width: 50, height: 50))
    XCTAssertEqual(layer.bounds.origin, CGPoint(x: 100, y: 40))
    layer.scroll(to: CGRect(x: 80, y: 0, width: 10, height: 300))
    XCTAssertEqual(layer.bounds.origin, CGPoint(x: 80, y: 0))
    // Inner layers use the nearest scroll layer around them, with their own coordinates.
    let outer = CALayer()
    outer.frame = CGRect(x: 50, y: 500, width: 400, height: 400)
    let inner = CALayer()
    inner.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    layer.addSublayer(outer)
    outer.addSublayer(inner)
    inner.scroll(CGPoint(x: 5, y: 5))
    XCTAssertEqual(layer.bounds.origin, CGPoint(x: 65, y: 515))
    inner.scrollRectToVisible(CGRect(x: 0, y: 0, width: 20, height: 20))
    XCTAssertEqual(layer.bounds.origin, CGPoint(x: 60, y: 510))
    XCTAssertEqual(inner.visibleRect, CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.scroll(CGPoint(x: 30, y: -80))
    XCTAssertEqual(inner.visibleRect.height, 10, "its first rows, at the end of what is seen")
  }

  // MARK: Depth

  /// CALayer.anchorPointZ: "the anchor point for the layer's position along the z axis". That depth of the layer is at
  /// `zPosition`, and the layer rotates around it. If it is 50 points behind the anchor, perspective makes the layer
  /// smaller. Rotated by half a turn, the layer is 50 points in front of it.
  func testTheAnchorsDepth() throws {
    scene.root.sublayerTransform.m34 = -1 / 400
    let layer = scene.layer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.position = CGPoint(x: 200, y: 200)
    XCTAssertEqual(layer.anchorPointZ, 0)
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    XCTAssertEqual(layer.convert(layer.bounds, to: scene.root).width, 100, accuracy: 1e-6)
    layer.anchorPointZ = 50
    let seen = layer.convert(layer.bounds, to: scene.root)
    XCTAssertEqual(seen.width, 100 / (1 - 50.0 / 400), accuracy: 1e-3)
    XCTAssertEqual(seen.midX, 200, accuracy: 1e-6)
    layer.transform = CATransform3DIdentity
    let behind = layer.convert(layer.bounds, to: scene.root)
    XCTAssertEqual(behind.width, 100 / (1 + 50.0 / 400), accuracy: 1e-3)
    XCTAssertEqual(behind.midY, 200, accuracy: 1e-6)
    layer.zPosition = 50
    XCTAssertEqual(
      layer.convert(layer.bounds, to: scene.root), CGRect(x: 150, y: 150, width: 100, height: 100))
    // It is an animatable property.
    layer.removeAllAnimations()
    scene.frame()
    layer.anchorPointZ = 0
    XCTAssertNotNil(layer.animation(forKey: "anchorPointZ"))
    XCTAssertEqual(layer.value(forKeyPath: "anchorPointZ") as? CGFloat, 0)
  }

  // MARK: Rates

  /// CADisplayLink.preferredFramesPerSecond: a rate that does not divide the display's rate is rounded to the nearest
  /// one that does (26 and 35 become 30 on a display of 60). `targetTimestamp - timestamp` is the duration of a frame
  /// at this rate.
  func testPreferredRatesOfDisplayLinks() throws {
    func fires(_ set: (CADisplayLink) -> Void, display: Double = 60) -> (count: Int, rate: Double) {
      var count = 0
      var rate = 0.0
      let link = CADisplayLink { link in
        count += 1
        rate = 1 / (link.targetTimestamp - link.timestamp)
        XCTAssertEqual(link.duration, 1 / display, accuracy: 1e-9)
      }
      set(link)
      link.add(to: .main, forMode: .common)
      for frame in 0..<Int(display) {
        let time = 2000 + Double(frame) / display
        RenderLoop.tickDisplayLinks(at: time, target: time + 1 / display)
      }
      link.invalidate()
      return (count, rate)
    }
    for (preferredRate, expected) in [
      (0, 60), (60, 60), (120, 60), (50, 60), (35, 30), (30, 30), (26, 30), (24, 20), (20, 20), (15, 15), (10, 10),
      (1, 1),
    ] {
      let seen = fires { $0.preferredFramesPerSecond = preferredRate }
      XCTAssertEqual(seen.count, expected, "\(preferredRate)")
      XCTAssertEqual(seen.rate, Double(expected), accuracy: 1e-6, "\(preferredRate)")
    }
    XCTAssertEqual(fires({ $0.preferredFramesPerSecond = 40 }, display: 120).count, 40)
    let link = CADisplayLink { _ in }
    XCTAssertEqual(link.preferredFramesPerSecond, 0)
    link.preferredFramesPerSecond = 30
    XCTAssertEqual(link.preferredFrameRateRange, CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30))
    // A range: the rate within it that is nearest to the preferred one.
    let ranges: [(CAFrameRateRange, Int)] = [
      (CAFrameRateRange(minimum: 10, maximum: 30, preferred: 24), 20), (CAFrameRateRange(minimum: 10, maximum: 30), 30),
      (CAFrameRateRange(minimum: 25, maximum: 60, preferred: 24), 30), (.default, 60),
    ]
    for (range, expected) in ranges {
      XCTAssertEqual(fires { $0.preferredFrameRateRange = range }.count, expected, "\(range)")
    }
  }
}
