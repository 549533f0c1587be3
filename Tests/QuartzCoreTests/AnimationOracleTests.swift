import QuartzCore
import TestSupport
import UIKit
import XCTest

/// The measured cases of `animation-traces.json` for layers and views. The tests of tables, controls and scroll views
/// compare the families `table-update`, `control` and `programmatic-scroll`.
@preconcurrency @MainActor
final class AnimationOracleTests: XCTestCase {
  private func cases(_ family: String) throws -> [Oracle.Case] {
    try Oracle.cases("animation-traces.json", family: family)
  }

  /// Returns a view in a visible layer tree.
  private func makeView(in scene: Scene) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.root.addSublayer(view.layer)
    scene.frame()
    return view
  }

  func testDurationFitSprings() throws {
    let scene = Scene()
    defer { scene.end() }
    for entry in try cases("duration-fit-spring") {
      let view = makeView(in: scene)
      UIView.animate(
        withDuration: try entry.config.number("D"), delay: 0,
        usingSpringWithDamping: CGFloat(try entry.config.number("z")),
        initialSpringVelocity: CGFloat(try entry.config.number("v"))
      ) {
        view.center.x += 50
      }
      let animation = try XCTUnwrap(view.layer.animation(forKey: "position") as? CASpringAnimation, entry.id)
      let wanted = try entry.expect.number("stiffness")
      XCTAssertEqual(Double(animation.mass), try entry.expect.number("mass"), entry.id)
      XCTAssertEqual(Double(animation.stiffness), wanted, accuracy: wanted * 1e-5, entry.id)
      let ratio = Double(animation.damping) / (2 * Double(animation.stiffness).squareRoot())
      XCTAssertEqual(ratio, try entry.expect.number("damping_over_2_sqrt_stiffness"), accuracy: 1e-5, entry.id)
      XCTAssertEqual(animation.duration, try entry.config.number("D"), entry.id)
    }
  }

  func testCurves() throws {
    for entry in try cases("view-curve") {
      let name = try entry.config.string("curve")
      let curve = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))
      let xs = try entry.config.numbers("x")
      let ys = try entry.expect.numbers("y")
      XCTAssertEqual(xs.count, ys.count, entry.id)
      for (x, y) in zip(xs, ys) {
        XCTAssertEqual(curve.value(at: x), y, accuracy: entry.tolerance ?? 0, "\(entry.id) at \(x)")
      }
    }
  }

  func testTransforms() throws {
    for entry in try cases("transform") {
      XCTAssertEqual(entry.id, "transform-interpolation-rotation")
      let scene = Scene()
      defer { scene.end() }
      let view = makeView(in: scene)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
      var isRotation = true
      for step in 1...9 {
        scene.step(0.1)
        let seen = view.layer.renderValues.transform
        let tolerance = CGFloat(entry.tolerance ?? 0)
        isRotation = isRotation && abs(seen.m11 * seen.m22 - seen.m12 * seen.m21 - 1) <= tolerance
        isRotation = isRotation && abs(atan2(seen.m12, seen.m11) - .pi / 20 * CGFloat(step)) <= 1e-6
      }
      entry.expect("value", isRotation ? "rotation by 45 degrees, area constant all the way" : "something else")
    }
  }

  func testViewAnimations() throws {
    for entry in try cases("view-animate") {
      let scene = Scene()
      defer { scene.end() }
      let view = makeView(in: scene)
      switch entry.id {
      case "anim-delay-fill":
        UIView.animate(withDuration: 1, delay: 0.5) { view.alpha = 0.25 }
        XCTAssertEqual(view.alpha, 0.25)
        var shown: [Float] = []
        for _ in 0..<4 {
          shown.append(view.layer.renderValues.opacity)
          scene.step(0.1)
        }
        entry.expect("before_delay", shown.allSatisfy { $0 == 1 } ? "from value is shown" : "\(shown)")
        scene.step(0.6)
        XCTAssertEqual(view.layer.renderValues.opacity, 0.625, accuracy: 1e-4)
        scene.step(0.5)
        XCTAssertNil(view.layer.animationKeys())
        let end = view.layer.renderValues.opacity
        entry.expect("at_and_after_delay_plus_duration", end == 0.25 ? "model value" : "\(end)")
      case "anim-default-closure-spring":
        var completions: [Bool] = []
        UIView.animate {
          view.alpha = 0
        } completion: {
          completions.append($0)
        }
        let spring = try XCTUnwrap(view.layer.animation(forKey: "opacity") as? CASpringAnimation)
        entry.expect("class", "spring")
        entry.expect("stiffness", spring.stiffness)
        entry.expect("damping", spring.damping)
        entry.expect("mass", spring.mass)
        entry.expect("duration", CGFloat(spring.duration))
        entry.expect("perceptualDuration", CGFloat(spring.perceptualDuration))
        entry.expect("model_after_call", CGFloat(view.layer.opacity))
        scene.step(0.79)
        XCTAssertEqual(completions, [])
        scene.step(0.2)
        entry.expect("completion", completions == [true] ? "true within 1 s" : "\(completions)")
      default: XCTFail("no test for \(entry.id)")
      }
    }
  }

  /// Compares new objects with the rows of `defaults.tsv` for the classes of this module.
  func testDefaults() throws {
    var ran = 0
    for row in try Oracle.rows("defaults.tsv") {
      guard row.type.hasPrefix("CA") || row.property.hasPrefix("animate(withDuration:)") else { continue }
      let id = "\(row.type).\(row.property)"
      let expected = row.value
      let spring = CASpringAnimation()
      switch id {
      case "CATransaction.animationDuration (implicit)":
        XCTAssertEqual(expected, "\(CATransaction.animationDuration()) s", id)
      case "CASpringAnimation.mass": XCTAssertEqual(spring.mass, CGFloat(Double(expected) ?? .nan), id)
      case "CASpringAnimation.stiffness": XCTAssertEqual(spring.stiffness, CGFloat(Double(expected) ?? .nan), id)
      case "CASpringAnimation.damping": XCTAssertEqual(spring.damping, CGFloat(Double(expected) ?? .nan), id)
      case "CASpringAnimation.initialVelocity":
        XCTAssertEqual(spring.initialVelocity, CGFloat(Double(expected) ?? .nan), id)
      case "CAAnimation.isRemovedOnCompletion": XCTAssertEqual("\(CAAnimation().isRemovedOnCompletion)", expected, id)
      case "CALayer.shadowOffset":
        let offset = CALayer().shadowOffset
        XCTAssertEqual("\(Int(offset.width)),\(Int(offset.height))", expected, id)
      case "CALayer.shadowRadius": XCTAssertEqual(CALayer().shadowRadius, CGFloat(Double(expected) ?? .nan), id)
      case let id where id.hasPrefix("CAMediaTimingFunction."):
        let curve = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: row.property))
        var points = [Float](repeating: 0, count: 4)
        points.withUnsafeMutableBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          curve.getControlPoint(at: 1, values: base)
          curve.getControlPoint(at: 2, values: base + 2)
        }
        XCTAssertEqual(points, expected.split(separator: ",").compactMap { Float($0) }, id)
      case "UIView.animate(withDuration:) curve":
        XCTAssertEqual(expected, "easeInOut, delay 0", id)
        let scene = Scene()
        defer { scene.end() }
        let view = makeView(in: scene)
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        XCTAssertEqual(
          view.layer.animation(forKey: "opacity")?.timingFunction, CAMediaTimingFunction(name: .easeInEaseOut))
        XCTAssertEqual(view.layer.animation(forKey: "opacity")?.beginTime, 0)
      default:
        XCTFail("no test for \(id)")
        continue
      }
      ran += 1
    }
    XCTAssertEqual(ran, 14)
  }
}
