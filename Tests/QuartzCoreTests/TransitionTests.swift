import CoreGraphics
import QuartzCore
import RuntimeInterface
import XCTest

/// The types and directions of `CATransition`, according to Apple's documentation of `CATransitionType` and
/// `CATransitionSubtype` and the Animation Types and Timing Programming Guide (tables 2 and 3): content "slides into
/// place over any existing content", "pushes any existing content as it slides into place", "is gradually revealed",
/// and the subtype is the side of the layer at which the transition begins.
///
/// In UIKit's coordinates, in which *y* increases downward, the meaning of top and bottom follows from names in four
/// iOS programs. `pushViewControllerFromBottom2Top` is a move-in `fromTop`, and `popViewControllerFromTop2Bottom` a
/// reveal `fromBottom` (UINavigationControllerExtension.swift of "Dong"). `CATransition.toTop` is a move-in `fromTop`,
/// and `toBottom` a reveal `fromBottom` (CATransition+animationType.swift of "Museum"). A coordinator's `.fromBottom`
/// is a move-in `fromTop`. A coin that is swiped upward flips `fromTop`. No program with the opposite meaning was
/// found.
@preconcurrency @MainActor
final class TransitionTests: XCTestCase {
  private var drawOffscreen: (@MainActor (CALayer, PixelBuffer, CGPoint, CGFloat) -> Void)?

  override func setUp() async throws {
    await MainActor.run {
      drawOffscreen = Rendering.drawOffscreen
      Rendering.drawOffscreen = { _, _, _, _ in }
    }
  }

  override func tearDown() async throws {
    await MainActor.run { Rendering.drawOffscreen = drawOffscreen }
  }

  private struct Look {
    var new = CGPoint.zero
    var old = CGPoint.zero
    var oldOpacity: Float = 1
    var newOpacity: Float = 1
    var oldIsInFront = false
  }

  /// Returns the offsets of the old and the new content from the layer, after a quarter of the transition.
  private func look(
    _ type: CATransitionType, _ subtype: CATransitionSubtype?, _ change: (CATransition) -> Void = { _ in }
  ) throws -> Look {
    let scene = Scene()
    defer { scene.end() }
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
    scene.root.addSublayer(layer)
    scene.frame()
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 4
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    change(transition)
    layer.add(transition, forKey: "any")
    XCTAssertEqual(layer.animationKeys(), [kCATransition], "transitions have one key")
    scene.frame()
    scene.step(1)
    let drawn = scene.root.renderSublayers
    XCTAssertEqual(drawn.count, 2)
    let place = drawn.firstIndex { $0 === layer }
    let picture = try XCTUnwrap(drawn.first { $0 !== layer })
    func offset(_ layer: CALayer) -> CGPoint {
      CGPoint(x: layer.renderValues.position.x - 140, y: layer.renderValues.position.y - 120)
    }
    let look = Look(
      new: offset(layer), old: offset(picture), oldOpacity: picture.renderValues.opacity,
      newOpacity: layer.renderValues.opacity, oldIsInFront: place == 0)
    scene.step(3.1)
    XCTAssertEqual(scene.root.renderSublayers.count, 1, "the old picture goes at the end")
    return look
  }

  /// The direction from the center of the layer to the side at which the transition begins, in points.
  private let sides: [(CATransitionSubtype?, CGPoint)] = [
    (.fromLeft, CGPoint(x: -80, y: 0)), (.fromRight, CGPoint(x: 80, y: 0)), (.fromTop, CGPoint(x: 0, y: 40)),
    (.fromBottom, CGPoint(x: 0, y: -40)), (nil, CGPoint(x: -80, y: 0)),
  ]

  private func times(_ point: CGPoint, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  func testPush_thatTheNewComesFromItsSideAndTheOldLeavesAtTheOther() throws {
    for (subtype, side) in sides {
      let look = try look(.push, subtype)
      XCTAssertEqual(look.new, times(side, 0.75))
      XCTAssertEqual(look.old, times(side, -0.25))
      XCTAssertEqual(look.oldOpacity, 1)
    }
  }

  func testMoveIn_thatTheNewComesOverTheOld() throws {
    for (subtype, side) in sides {
      let look = try look(.moveIn, subtype)
      XCTAssertEqual(look.new, times(side, 0.75))
      XCTAssertEqual(look.old, .zero)
      XCTAssertFalse(look.oldIsInFront)
    }
  }

  func testReveal_thatTheOldLeavesOverTheNewBeginningAtItsSide() throws {
    for (subtype, side) in sides {
      let look = try look(.reveal, subtype)
      XCTAssertEqual(look.new, .zero)
      XCTAssertEqual(look.old, times(side, -0.25))
      XCTAssertTrue(look.oldIsInFront)
    }
  }

  func testFade_thatTheOldFadesOverTheNew() throws {
    let look = try look(.fade, .fromTop)
    XCTAssertEqual(look.new, .zero)
    XCTAssertEqual(look.old, .zero)
    XCTAssertEqual(look.oldOpacity, 0.75, accuracy: 1e-6)
    XCTAssertEqual(look.newOpacity, 1)
    XCTAssertTrue(look.oldIsInFront)
  }

  func testProgress_thatItGoesFromStartToEnd() throws {
    let look = try look(.push, .fromRight) {
      $0.startProgress = 0.5
      $0.endProgress = 0.9
    }
    XCTAssertEqual(look.new.x, 80 * 0.4, accuracy: 1e-4)
    XCTAssertEqual(look.old.x, -80 * 0.6, accuracy: 1e-4)
  }

  func testDefaults() {
    let transition = CATransition()
    XCTAssertEqual(transition.type, .fade)
    XCTAssertNil(transition.subtype)
    XCTAssertEqual(transition.startProgress, 0)
    XCTAssertEqual(transition.endProgress, 1)
  }
}
