import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Content and background configurations of cells, and the states on which they depend.
@preconcurrency @MainActor
final class CellConfigurationTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    await MainActor.run {
      app?.close()
      app = nil
    }
  }

  /// Returns a content view in a cell with the width of an iPhone SE, list margins and the given height.
  private func content(
    _ configuration: UIListContentConfiguration, width: CGFloat = 375, height: CGFloat? = nil
  ) throws -> (row: CGFloat, view: UIListContentView) {
    app = TestApplication(size: CGSize(width: 400, height: 300), scale: 2)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    row.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    app.window.addSubview(row)
    let view = try XCTUnwrap(configuration.makeContentView() as? UIListContentView)
    view.frame = row.bounds
    row.addSubview(view)
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    row.frame.size.height = height ?? fitting.height
    view.frame = row.bounds
    view.layoutIfNeeded()
    return (fitting.height, view)
  }

  // MARK: Layout of list content

  func testSubtitleCell_measured() throws {
    let cases = try Oracle.cases("list-cases.json", family: "row-metrics")
    let expected = try XCTUnwrap(cases.first { $0.id == "list-cell-subtitle-2x" }).expect
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Title"
    configuration.secondaryText = "Subtitle"
    let (height, view) = try content(configuration)
    XCTAssertEqual(Double(height), try expected.number("row_height"), accuracy: 0.01)
    for (key, guide) in [("primary", view.textLayoutGuide), ("secondary", view.secondaryTextLayoutGuide)] {
      let frame = try XCTUnwrap(guide).layoutFrame
      let wanted = try expected.values(key)
      XCTAssertEqual(Double(frame.minY), try wanted.number("y"), accuracy: 0.01, key)
      XCTAssertEqual(Double(frame.height), try wanted.number("height"), accuracy: 0.01, key)
      XCTAssertEqual(frame.minX, 16, key)
    }
    XCTAssertNil(view.imageLayoutGuide)
  }

  func testOneLine_inARowOf52_measured() throws {
    let cases = try Oracle.cases("list-cases.json", family: "row-metrics")
    let expected = try XCTUnwrap(cases.first { $0.id == "list-cell-one-line-2x" }).expect
    let label = try expected.values("label")
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "One line"
    let (_, view) = try content(configuration, height: 52)
    let frame = try XCTUnwrap(view.textLayoutGuide).layoutFrame
    XCTAssertEqual(Double(frame.minX), try label.number("x"))
    XCTAssertEqual(Double(frame.minY), try label.number("y"), accuracy: 0.01)
    XCTAssertEqual(Double(frame.height), try label.number("height"), accuracy: 0.01)
  }

  func testValueCell_measured() throws {
    // table-ios-cell-value1-disclosure: content 316.5 wide; the detail ends 8 points before its edge.
    var configuration = UIListContentConfiguration.valueCell()
    configuration.text = "Name"
    configuration.secondaryText = "on"
    app = TestApplication(size: CGSize(width: 400, height: 300), scale: 2)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 343, height: 53))
    row.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    app.window.addSubview(row)
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 316.5, height: 53)
    row.addSubview(view)
    view.layoutIfNeeded()
    let detail = try XCTUnwrap(view.secondaryTextLayoutGuide).layoutFrame
    XCTAssertEqual(detail.maxX, 308.5, accuracy: 0.01)
    XCTAssertEqual(detail.minY, 16.5, accuracy: 0.01)
    XCTAssertEqual(detail.height, 20.5, accuracy: 0.01)
    XCTAssertEqual(view.textLayoutGuide?.layoutFrame.minX, 16)
    // Too long to be side by side, so they are stacked.
    configuration.secondaryText = "a value that is much longer than what is left beside the name of it"
    view.configuration = configuration
    view.layoutIfNeeded()
    XCTAssertEqual(view.secondaryTextLayoutGuide?.layoutFrame.minX, 16)
  }

  func testImage_widthsAndMaximumSize() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Title"
    // A symbol is centered in 24 points, even a wider one, so that the texts of rows are aligned (Apple's documentation
    // of `reservedLayoutSize`: the space for the image, which does not change its size).
    for name in ["star", "photo"] {
      configuration.image = UIImage(systemName: name)
      let (_, view) = try content(configuration)
      let symbol = try XCTUnwrap(view.imageLayoutGuide).layoutFrame
      XCTAssertEqual(symbol.midX, 16 + 12, accuracy: 0.26, "its edge is on a pixel")
      XCTAssertEqual(try XCTUnwrap(view.textLayoutGuide).layoutFrame.minX, 16 + 24 + 16, accuracy: 0.01)
      app.close()
    }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60)).image { _ in }
    configuration.image = picture
    configuration.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    let (_, view) = try content(configuration)
    XCTAssertEqual(view.imageLayoutGuide?.layoutFrame.size, CGSize(width: 40, height: 20))
    XCTAssertEqual(view.imageLayoutGuide?.layoutFrame.midX, 16 + 30)
    XCTAssertEqual(view.textLayoutGuide?.layoutFrame.minX, 16 + 60 + 16)
  }

  func testRightToLeft_mirrors() throws {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Title"
    let (_, view) = try content(configuration)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    XCTAssertEqual(try XCTUnwrap(view.textLayoutGuide).layoutFrame.maxX, 375 - 16, accuracy: 0.01)
  }

  func testLongText_wrapsAndGrows() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = String(repeating: "many words ", count: 20)
    let (tall, _) = try content(configuration)
    app.close()
    configuration.textProperties.numberOfLines = 1
    let (low, _) = try content(configuration)
    XCTAssertGreaterThan(tall, low + 60)
    XCTAssertEqual(low, 50.5, accuracy: 0.01)
  }

  // MARK: Values

  func testBackgrounds() throws {
    let clear = try XCTUnwrap(Oracle.cases("list-cases.json", family: "configuration"))
    XCTAssertEqual(clear.map(\.id), ["list-background-clear"])
    for one in clear {
      XCTAssertEqual(try one.expect.string("backgroundColor"), "clear")
      XCTAssertEqual(UIBackgroundConfiguration.clear().backgroundColor, .clear)
    }
    XCTAssertEqual(UIBackgroundConfiguration.clear().backgroundColor, .clear)
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    var list = UIBackgroundConfiguration.listCell()
    let plain = list.backgroundColor
    state.isSelected = true
    XCTAssertNotEqual(list.updated(for: state).backgroundColor, plain)
    state.isSelected = false
    XCTAssertEqual(list.updated(for: state).backgroundColor, plain, "and back")
    list.backgroundColor = .red
    state.isSelected = true
    XCTAssertEqual(list.updated(for: state).backgroundColor, .red, "what was set stays")
    list.backgroundColor = nil
    XCTAssertEqual(list.resolvedBackgroundColor(for: .green), .green)
    list.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    XCTAssertEqual(list.resolvedBackgroundColor(for: .green), .blue)
    let copy = list
    XCTAssertEqual(copy, list)
  }

  func testTexts_followTheState() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    var configuration = UIListContentConfiguration.cell()
    XCTAssertEqual(configuration.textProperties.color, .label)
    XCTAssertEqual(configuration.updated(for: state).textProperties.color, .tertiaryLabel)
    configuration.textProperties.color = .red
    XCTAssertEqual(configuration.updated(for: state).textProperties.color, .red)
    configuration.text = "a"
    configuration.attributedText = NSAttributedString(string: "b")
    configuration.text = "c"
    XCTAssertNil(configuration.attributedText)
  }

  func testColorTransformers() {
    XCTAssertEqual(UIConfigurationColorTransformer.preferredTint(.red), .red)
    var white: CGFloat = 0
    var alpha: CGFloat = 0
    UIConfigurationColorTransformer.grayscale(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      .resolvedColor(with: UITraitCollection()).getWhite(&white, alpha: &alpha)
    XCTAssertEqual(white, 0.299, accuracy: 0.001)
    XCTAssertEqual(alpha, 0.5, accuracy: 0.001)
  }

  func testCustomStates() {
    let key = UIConfigurationStateCustomKey("com.example.archived")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    XCTAssertNil(state[key])
    state[key] = true
    XCTAssertEqual(state[key], AnyHashable(true))
    XCTAssertNotEqual(state, UICellConfigurationState(traitCollection: UITraitCollection()))
    var view = UIViewConfigurationState(traitCollection: UITraitCollection())
    view[key] = "x"
    XCTAssertEqual(view[key], AnyHashable("x"))
  }

  // MARK: Cells

  func testContentConfiguration_takesThePlaceOfTheContentView() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let plain = cell.contentView
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "A"
    cell.contentConfiguration = configuration
    let first = cell.contentView
    XCTAssertTrue(first is UIListContentView)
    XCTAssertNil(plain.superview)
    XCTAssertEqual(first.frame, cell.bounds)
    configuration.text = "B"
    cell.contentConfiguration = configuration
    XCTAssertTrue(cell.contentView === first, "a view that supports the new configuration stays")
    XCTAssertEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "B")
    cell.contentConfiguration = nil
    XCTAssertFalse(cell.contentView === first)
    XCTAssertTrue(cell.contentView.superview === cell)
    cell.frame.size.width = 300
    XCTAssertEqual(cell.contentView.frame.width, 300)
  }

  func testBackgroundConfigurationAndViews_excludeEachOther() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    XCTAssertTrue(cell.subviews.first === cell.backgroundView)
    XCTAssertTrue(cell.subviews[1] === cell.selectedBackgroundView)
    XCTAssertTrue(cell.subviews.last === cell.contentView)
    cell.backgroundConfiguration = .listCell()
    XCTAssertNil(cell.backgroundView)
    XCTAssertNil(cell.selectedBackgroundView)
    XCTAssertTrue(cell.subviews.last === cell.contentView)
    XCTAssertEqual(cell.subviews.count, 2)
    cell.backgroundView = UIView()
    XCTAssertNil(cell.backgroundConfiguration)
    XCTAssertEqual(cell.subviews.count, 2)
  }

  func testUpdates_areMergedAndRunBeforeLayout() {
    final class Cell: UICollectionViewCell {
      var log: [String] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        log.append("update \(state.isSelected) \(state.isHighlighted) \(state.isDisabled)")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout")
      }
    }
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.configurationUpdateHandler = { cell, state in (cell as? Cell)?.log.append("handler \(state.isSelected)") }
    cell.layoutIfNeeded()
    cell.log = []
    cell.isSelected = true
    cell.isHighlighted = true
    cell.setNeedsUpdateConfiguration()
    XCTAssertEqual(cell.log, [])
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.log, ["update true true false", "handler true", "layout"])
    cell.log = []
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.log.first, "update true true true")
  }

  func testAutomaticUpdates() {
    struct Content: UIContentConfiguration {
      var state = ""
      func makeContentView() -> any UIView & UIContentView { View(self) }
      func updated(for state: any UIConfigurationState) -> Content {
        Content(state: (state as? UICellConfigurationState)?.isSelected == true ? "selected" : "plain")
      }
    }
    final class View: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: Content) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      var state: String { (configuration as? Content)?.state ?? "" }
    }
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = Content()
    XCTAssertEqual((cell.contentView as? View)?.state, "plain")
    let view = cell.contentView
    cell.isSelected = true
    cell.layoutIfNeeded()
    XCTAssertTrue(cell.contentView === view)
    XCTAssertEqual((cell.contentView as? View)?.state, "selected")
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    XCTAssertEqual((cell.contentView as? View)?.state, "selected")
    // A configuration of a different type has a different view.
    cell.contentConfiguration = UIListContentConfiguration.cell()
    XCTAssertTrue(cell.contentView is UIListContentView)
  }

  func testFirstUpdate_betweenTheProviderCalls() throws {
    // cb-cellconfig-first
    final class Cell: UICollectionViewCell {
      static var log: [String] = []
      var item = -1
      override func updateConfiguration(using state: UICellConfigurationState) {
        Self.log.append("cell\(item).updateConfiguration(\(window != nil ? "in window" : "no window"))")
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        Cell.log.append("cellForItem \(path.item)")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? Cell)?.item = path.item
        return cell
      }
    }
    app = TestApplication(size: CGSize(width: 200, height: 300))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ListLayout())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    Cell.log = []
    app.show(view)
    XCTAssertEqual(
      Array(Cell.log.prefix(4)),
      [
        "cellForItem 0", "cell0.updateConfiguration(in window)", "cellForItem 1",
        "cell1.updateConfiguration(in window)",
      ])
  }

  /// A cell that a test obtains from the data source is in no collection view that lays it out, and is updated after the
  /// current turn of the main queue (the tests of dasdom/ImplementingModernCollectionViews expect this).
  func testACellThatTheCollectionViewHasNotRequestedIsUpdated() {
    final class Cell: UICollectionViewCell {
      var updates = 0
      override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let cell = view.dequeueConfiguredReusableCell(using: registration, for: IndexPath(item: 0, section: 0), item: 1)
    cell.setNeedsUpdateConfiguration()
    let turn = expectation(description: "the next turn")
    DispatchQueue.main.async { turn.fulfill() }
    wait(for: [turn], timeout: 60)
    XCTAssertEqual(cell.updates, 1)
  }
}
