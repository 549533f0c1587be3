import UIKit
import UIKitTesting
import XCTest

/// Both edges of a view are rounded to pixels (docs/measurements.md, 14.8), also if its container begins between two pixels.
@preconcurrency @MainActor
final class NestedRoundingTests: XCTestCase {
  /// The keys of a calculator: five rows of the same height, the last of them with a stack view in it. This is the layout of
  /// appbrewery's Calculator, where the line above the keys of the nested stack view was missing at one pixel per point.
  func testANestedStackViewEndsWithItsRow() {
    for scale in [1, 2, 3] as [CGFloat] {
      for height in stride(from: 396.0, to: 406, by: 1.0 / Double(scale)) {
        let app = TestApplication(size: CGSize(width: 320, height: 480), scale: scale)
        defer { app.close() }
        let rows = (0..<5).map { _ in stack(.horizontal, [UIView(), UIView()]) }
        let nested = stack(.horizontal, [UIView(), UIView()])
        let last = stack(.horizontal, [UIView(), nested])
        let column = stack(.vertical, rows + [last])
        column.spacing = 1
        let controller = UIViewController()
        controller.view.addSubview(column)
        column.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          column.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 1.0 / 3),
          column.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
          column.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
          column.heightAnchor.constraint(equalToConstant: height),
        ])
        app.show(controller)
        app.frame()
        for row in rows + [last] {
          for key in row.arrangedSubviews {
            XCTAssertEqual(key.frame.minY, 0, accuracy: 1e-9, "\(scale) \(height)")
            XCTAssertEqual(key.frame.maxY, row.bounds.height, accuracy: 1e-9, "\(scale) \(height)")
          }
        }
        for key in nested.arrangedSubviews {
          XCTAssertEqual(key.frame.maxY, last.bounds.height, accuracy: 1e-9, "\(scale) \(height)")
        }
        XCTAssertEqual(last.frame.maxY, column.bounds.height, accuracy: 1e-9, "\(scale) \(height)")
        for key in rows.flatMap(\.arrangedSubviews) + nested.arrangedSubviews {
          let edge = key.convert(key.bounds, to: nil).maxY * scale
          XCTAssertEqual(edge, edge.rounded(), accuracy: 1e-6, "on a pixel")
        }
      }
    }
  }

  private func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = .fillEqually
    stack.spacing = 1
    return stack
  }
}
