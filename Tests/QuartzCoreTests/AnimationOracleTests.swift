import QuartzCore
import TestSupport
import UIKit
import XCTest

/// The measured cases of `animation-traces.json` that concern layers and views. Those of families `table-update`,
/// `control` and `programmatic-scroll` belong to tables, controls and scroll views.
@preconcurrency @MainActor
final class AnimationOracleTests: XCTestCase {
  private func cases(_ family: String) throws -> [Oracle.Case] {
    let cases = try Oracle.cases("animation-traces.json", family: family)
    XCTAssertFalse(cases.isEmpty, family)
    return cases
  }

  private func number(_ any: Any?) -> Double { (any as? NSNumber)?.doubleValue ?? .nan }

  /// A view in a shown tree.
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
        withDuration: number(entry.config["D"]), delay: 0, usingSpringWithDamping: CGFloat(number(entry.config["z"])),
        initialSpringVelocity: CGFloat(number(entry.config["v"]))
      ) {
        view.center.x += 50
      }
      let animation = try XCTUnwrap(view.layer.animation(forKey: "position") as? CASpringAnimation, entry.id)
      let wanted = number(entry.expect["stiffness"])
      XCTAssertEqual(Double(animation.mass), number(entry.expect["mass"]), entry.id)
      XCTAssertEqual(Double(animation.stiffness), wanted, accuracy: wanted * 1e-5, entry.id)
      let ratio = Double(animation.damping) / (2 * Double(animation.stiffness).squareRoot())
      XCTAssertEqual(ratio, number(entry.expect["damping_over_2_sqrt_stiffness"]), accuracy: 1e-5, entry.id)
      XCTAssertEqual(animation.duration, number(entry.config["D"]), entry.id)
    }
  }

  func testCurves() throws {
    for entry in try cases("view-curve") {
      let name = try XCTUnwrap(entry.config["curve"] as? String)
      let curve = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))
      let xs = try XCTUnwrap(entry.config["x"] as? [Any]).map(number)
      let ys = try XCTUnwrap(entry.expect["y"] as? [Any]).map(number)
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
      for step in 1...9 {
        scene.step(0.1)
        let seen = view.layer.renderValues.transform
        XCTAssertEqual(seen.m11 * seen.m22 - seen.m12 * seen.m21, 1, accuracy: entry.tolerance ?? 0)
        XCTAssertEqual(atan2(seen.m12, seen.m11), .pi / 20 * CGFloat(step), accuracy: 1e-6)
      }
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
        for _ in 0..<4 {
          XCTAssertEqual(view.layer.renderValues.opacity, 1, entry.id)
          scene.step(0.1)
        }
        scene.step(0.6)
        XCTAssertEqual(view.layer.renderValues.opacity, 0.625, accuracy: 1e-4)
        scene.step(0.5)
        XCTAssertEqual(view.layer.renderValues.opacity, 0.25)
        XCTAssertNil(view.layer.animationKeys())
      case "anim-default-closure-spring":
        var completions: [Bool] = []
        UIView.animate {
          view.alpha = 0
        } completion: {
          completions.append($0)
        }
        let spring = try XCTUnwrap(view.layer.animation(forKey: "opacity") as? CASpringAnimation)
        XCTAssertEqual(Double(spring.stiffness), number(entry.expect["stiffness"]), accuracy: 1e-4)
        XCTAssertEqual(Double(spring.damping), number(entry.expect["damping"]), accuracy: 1e-4)
        XCTAssertEqual(Double(spring.mass), number(entry.expect["mass"]))
        XCTAssertEqual(spring.duration, number(entry.expect["duration"]), accuracy: 1e-4)
        XCTAssertEqual(spring.perceptualDuration, number(entry.expect["perceptualDuration"]), accuracy: 1e-4)
        XCTAssertEqual(view.layer.opacity, Float(number(entry.expect["model_after_call"])))
        scene.step(0.79)
        XCTAssertEqual(completions, [])
        scene.step(0.2)
        XCTAssertEqual(completions, [true])
      default: XCTFail("no test for \(entry.id)")
      }
    }
  }

  /// The rows of `defaults.tsv` about the classes of this module.
  func testDefaults() throws {
    var ran = 0
    for row in try Oracle.rows("defaults.tsv") {
      guard row.type.hasPrefix("CA") || row.property.hasPrefix("animate(withDuration:)") else { continue }
      let id = "\(row.type).\(row.property)"
      let expected = row.value
      let spring = CASpringAnimation()
      switch id {
      case "CATransaction.animationDuration (implicit)":
        XCTAssertEqual(expected, "\(CATransaction.animationDuration()) s")
      case "CASpringAnimation.mass": XCTAssertEqual(spring.mass, CGFloat(Double(expected) ?? .nan))
      case "CASpringAnimation.stiffness": XCTAssertEqual(spring.stiffness, CGFloat(Double(expected) ?? .nan))
      case "CASpringAnimation.damping": XCTAssertEqual(spring.damping, CGFloat(Double(expected) ?? .nan))
      case "CASpringAnimation.initialVelocity":
        XCTAssertEqual(spring.initialVelocity, CGFloat(Double(expected) ?? .nan))
      case "CAAnimation.isRemovedOnCompletion": XCTAssertEqual(CAAnimation().isRemovedOnCompletion, expected == "true")
      case "CALayer.shadowOffset": XCTAssertEqual(CALayer().shadowOffset, CGSize(width: 0, height: -3), expected)
      case "CALayer.shadowRadius": XCTAssertEqual(CALayer().shadowRadius, CGFloat(Double(expected) ?? .nan))
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
        XCTAssertEqual(expected, "easeInOut, delay 0")
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
