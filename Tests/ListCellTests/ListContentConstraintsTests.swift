import UIKit
import UIKitTesting
import XCTest

/// A list content view that has constraints to other views. Its height is that of its texts, which are wrapped in the
/// width that the other views leave. Apple's sample "Implementing Modern Collection Views" contains such a cell.
@preconcurrency @MainActor
final class ListContentConstraintsTests: XCTestCase {
  private final class Cell: UICollectionViewListCell {
    let content = UIListContentView(configuration: .subtitleCell())
    let category = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [content, category] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: contentView.topAnchor),
        content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        category.leadingAnchor.constraint(equalTo: content.trailingAnchor, constant: 16),
        category.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        contentView.trailingAnchor.constraint(equalTo: category.trailingAnchor, constant: 16),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  func testTheRowIsAsHighAsTheWrappedTexts() throws {
    let app = TestApplication(size: CGSize(width: 390, height: 600))
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Tornado"
    configuration.secondaryText = String(repeating: "A destructive vortex of violent winds. ", count: 4)
    cell.content.configuration = configuration
    cell.category.text = "Weather"
    app.show(cell)
    app.frame()
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 390, height: 44), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let width = 390 - 32 - cell.category.intrinsicContentSize.width
    let expected = cell.content.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    XCTAssertGreaterThan(expected, 80, "several lines")
    XCTAssertEqual(size.height, expected, accuracy: 1)
    cell.frame.size.height = size.height
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.content.frame.width, width, accuracy: 1)
    XCTAssertEqual(cell.content.frame.height, size.height, accuracy: 1)
  }
}
