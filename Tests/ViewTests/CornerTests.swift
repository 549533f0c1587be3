import QuartzCore
import TestSupport
import UIKit
import XCTest

/// Corner configurations. The tests compare the measured cases (`view-cases.json`, family `corners`; measurements.md
/// 14.13) and follow Apple's documentation of `UICornerConfiguration`, `UICornerRadius` and `effectiveRadius(corner:)`.
@preconcurrency @MainActor
final class CornerTests: XCTestCase {
  private func radii(_ view: UIView) -> [CGFloat] {
    [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
  }

  func testMeasuredCases() throws {
    let cases = try Oracle.cases("view-cases.json", family: "corners")
    var count = 0
    for one in cases where one.id.hasPrefix("corner-config-") {
      count += 1
      let size = try one.config.numbers("view")
      let view = UIView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
      let isLimited = one.config["corner_configuration", as: String.self] == "capsule with maximum 10"
      view.cornerConfiguration = isLimited ? .capsule(maximumRadius: 10) : .capsule()
      func check(_ key: String) {
        guard let wanted = one.expect[key, as: Double.self] else { return }
        for radius in radii(view) { XCTAssertEqual(Double(radius), wanted, accuracy: one.tolerance ?? 0.5, one.id) }
      }
      check("effective_radius")
      check("effective_radius_before")
      one.expect("layer.cornerRadius", view.layer.cornerRadius, tolerance: 0)
      if let curve = one.expect["layer.cornerCurve", as: String.self] {
        XCTAssertEqual(view.layer.cornerCurve.rawValue, curve, one.id)
      }
      if one.expect.has("maskedCorners") {
        one.expect("maskedCorners", view.layer.maskedCorners.rawValue == 15 ? "all" : "\(view.layer.maskedCorners)")
      }
      if one.config.has("then_size") {
        let size = try one.config.numbers("then_size")
        view.bounds.size = CGSize(width: size[0], height: size[1])
        check("effective_radius_after")
        XCTAssertEqual(view.layer.cornerRadius, 0, one.id)
      }
    }
    XCTAssertEqual(count, 3)
  }

  /// The layer of a view has continuous corners, and other layers have circular ones (measurements.md 14.17).
  func testTheCurveOfANewView() {
    XCTAssertEqual(UIView().layer.cornerCurve, .continuous)
    XCTAssertEqual(UILabel().layer.cornerCurve, .continuous)
    XCTAssertEqual(CALayer().cornerCurve, .circular)
    let view = UIView()
    view.layer.cornerCurve = .circular
    view.layer.cornerRadius = 8
    XCTAssertEqual(view.layer.cornerCurve, .circular)
  }

  func testTheLayersRadius_thatItStaysAndDoesNotOverride() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    XCTAssertEqual(view.effectiveRadius(corner: .allCorners), 0)
    view.layer.cornerRadius = 7
    view.cornerConfiguration = .corners(radius: 12)
    XCTAssertEqual(view.layer.cornerRadius, 7)
    view.layer.cornerRadius = 3
    XCTAssertEqual(view.effectiveRadius(corner: .allCorners), 12)
  }

  func testRadiiOfSeveralCorners_thatTheLargestCounts() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .corners(
      topLeftRadius: 4, topRightRadius: .fixed(9.5), bottomLeftRadius: nil, bottomRightRadius: .fixed(-3))
    XCTAssertEqual(radii(view), [4, 9.5, 0, 0])
    XCTAssertEqual(view.effectiveRadius(corner: .allCorners), 9.5)
    XCTAssertEqual(view.effectiveRadius(corner: [.topLeft, .bottomLeft]), 4)
    XCTAssertEqual(view.effectiveRadius(corner: []), 0)
    view.cornerConfiguration = .uniformTopRadius(6, bottomRightRadius: 2)
    XCTAssertEqual(radii(view), [6, 6, 0, 2])
    view.cornerConfiguration = .uniformEdges(leftRadius: 3, rightRadius: 5)
    XCTAssertEqual(radii(view), [3, 5, 3, 5])
    view.cornerConfiguration = .corners(radius: 300)
    XCTAssertEqual(radii(view), [20, 20, 20, 20], "no more than half of the shorter side")
  }

  func testConcentricCorners_thatTheyFollowTheContainer() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    container.cornerConfiguration = .corners(radius: 30)
    let between = UIView(frame: CGRect(x: 5, y: 5, width: 190, height: 90))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 80))
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    XCTAssertEqual(radii(view), [4, 4, 4, 4], "no container")
    between.addSubview(view)
    container.addSubview(between)
    XCTAssertEqual(radii(view), [20, 4, 20, 4])
    XCTAssertEqual(view.layer.cornerRadii?.values, SIMD4(20, 4, 20, 4), "what is drawn")
    between.frame.origin.x = 10
    XCTAssertEqual(view.layer.cornerRadii?.values, SIMD4(15, 4, 15, 4))
    container.cornerConfiguration = .capsule()
    XCTAssertEqual(view.layer.cornerRadii?.values, SIMD4(35, 4, 35, 4))
    XCTAssertEqual(radii(view), [25, 4, 25, 4], "drawn as half of the shorter side")
    container.bounds.size.height = 40
    XCTAssertEqual(view.layer.cornerRadii?.values, SIMD4(5, 4, 4, 4))
    between.removeFromSuperview()
    XCTAssertEqual(view.layer.cornerRadii?.values, SIMD4(4, 4, 4, 4))
    container.addSubview(between)
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    XCTAssertEqual(view.layer.cornerRadii?.values, SIMD4(5, 5, 5, 5), "the largest of them")
  }

  func testConcentricCornersThatChange_thatTheViewLaysOutAgain() {
    final class Asking: UIView {
      var asked: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        asked.append(effectiveRadius(corner: .topLeft))
      }
    }
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.cornerConfiguration = .corners(radius: 20)
    let view = Asking(frame: CGRect(x: 8, y: 8, width: 84, height: 84))
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    container.addSubview(view)
    container.layoutIfNeeded()
    XCTAssertEqual(view.asked, [12])
    container.cornerConfiguration = .corners(radius: 30)
    container.layoutIfNeeded()
    XCTAssertEqual(view.asked, [12, 22])
  }

  func testConfigurations_thatTheyCompareAndDescribeThemselves() {
    XCTAssertEqual(UICornerConfiguration.capsule(), .capsule(maximumRadius: nil))
    XCTAssertNotEqual(UICornerConfiguration.corners(radius: 3), .uniformCorners(radius: 3))
    XCTAssertEqual(UICornerRadius.fixed(3), 3)
    XCTAssertEqual("\(UICornerRadius.containerConcentric(minimum: 2))", "containerConcentric(minimum: 2.0)")
    XCTAssertEqual("\(UIView().cornerConfiguration)", "unspecified")
  }
}
