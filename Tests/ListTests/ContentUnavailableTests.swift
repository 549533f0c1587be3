import UIKit
import UIKitTesting
import XCTest

/// Views for empty content (Apple's documentation of UIContentUnavailableConfiguration and UIViewController, iOS 17).
@preconcurrency @MainActor
final class ContentUnavailableTests: XCTestCase {
  private final class Controller: UIViewController {
    var states: [String?] = []
    var isEmpty = true
    var searchText: String?
    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
      var state = super.contentUnavailableConfigurationState
      state.searchText = searchText
      return state
    }
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      states.append(state.searchText)
      contentUnavailableConfiguration =
        isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
    }
  }

  private var app: TestApplication!
  private func stage(_ controller: UIViewController) {
    app = TestApplication(size: CGSize(width: 320, height: 480), scale: 2)
    app.onReport = { XCTFail($0) }
    app.show(controller)
    app.frame()
  }
  override func tearDown() async throws {
    app?.close()
    app = nil
  }

  private func parts<Part: UIView>(_ view: UIView?, _ type: Part.Type) -> [Part] {
    guard let view else { return [] }
    return view.subviews.flatMap { ($0 as? Part).map { [$0] } ?? parts($0, type) }
  }
  private func emptyView(_ controller: UIViewController) -> UIContentUnavailableView? {
    controller.view.subviews.first { $0 is UIContentUnavailableView } as? UIContentUnavailableView
  }

  /// The configuration may be created when the current traits are not those of the view.
  func testTexts_followTheTextSizeOfTheView() throws {
    let controller = UIViewController()
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing"
    empty.secondaryText = "Open something"
    controller.contentUnavailableConfiguration = empty
    stage(controller)
    let view = try XCTUnwrap(emptyView(controller))
    let labels = parts(view, UILabel.self)
    let heights = labels.map(\.frame.height)
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    app.frame()
    for (label, height) in zip(labels, heights) {
      XCTAssertGreaterThan(label.frame.height, 1.5 * height, label.text ?? "")
      XCTAssertLessThanOrEqual(label.sizeThatFits(label.frame.size).height, label.frame.height)
    }
    XCTAssertGreaterThan(labels[1].frame.minY, labels[0].frame.maxY)
  }

  func testAController_isAskedOnce_andOnceAgainAfterSeveralRequests() throws {
    let controller = Controller()
    stage(controller)
    XCTAssertEqual(controller.states, [nil])
    let view = try XCTUnwrap(emptyView(controller))
    XCTAssertEqual(view.frame, controller.view.bounds)
    XCTAssertEqual(parts(view, UILabel.self).first?.text, "No Results")
    controller.searchText = "cat"
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    app.frame()
    XCTAssertEqual(controller.states, [nil, "cat"])
    XCTAssertTrue(emptyView(controller) === view, "a view that supports what comes next stays")
    XCTAssertEqual(parts(view, UILabel.self).first?.text, "No Results for “cat”")
    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    app.frame()
    XCTAssertNil(emptyView(controller))
    XCTAssertNil(controller.contentUnavailableConfiguration)
  }

  func testWhatIsSet_staysWhateverTheState() {
    var configuration = UIContentUnavailableConfiguration.search()
    XCTAssertEqual(configuration.secondaryText, "Check the spelling or try a new search.")
    configuration.text = "Nothing"
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "cat"
    XCTAssertEqual(configuration.updated(for: state).text, "Nothing")
    XCTAssertEqual(UIContentUnavailableConfiguration.loading().text, "Loading…")
    XCTAssertNil(UIContentUnavailableConfiguration.empty().text)
    XCTAssertEqual(UIContentUnavailableConfiguration.empty(), .empty())
    XCTAssertNotEqual(UIContentUnavailableConfiguration.empty(), .loading())
  }

  func testTheColumn_standsInTheMiddle_inItsOrder() throws {
    let controller = UIViewController()
    stage(controller)
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "No Favorites"
    configuration.secondaryText =
      "Favorites that you add stand here, so that you find them again at once and everywhere."
    configuration.button = .borderedProminent()
    configuration.button.title = "Add"
    var taps: [String] = []
    configuration.buttonProperties.primaryAction = UIAction { _ in taps.append("add") }
    configuration.secondaryButton.title = "Learn"
    configuration.secondaryButtonProperties.primaryAction = UIAction { _ in taps.append("learn") }
    configuration.secondaryButtonProperties.isEnabled = false
    controller.contentUnavailableConfiguration = configuration
    app.frame()
    let view = try XCTUnwrap(emptyView(controller))
    let labels = parts(view, UILabel.self).filter { !($0.superview is UIButton) }
    let image = try XCTUnwrap(parts(view, UIImageView.self).first)
    let buttons = parts(view, UIButton.self)
    XCTAssertEqual(buttons.count, 2)
    let column = [image, labels[0], labels[1], buttons[0], buttons[1]].map { $0.convert($0.bounds, to: view) }
    for (upper, lower) in zip(column, column.dropFirst()) { XCTAssertLessThanOrEqual(upper.maxY, lower.minY) }
    for frame in column { XCTAssertEqual(frame.midX, 160, accuracy: 0.5) }
    XCTAssertEqual(column[1].minY - column[0].maxY, configuration.imageToTextPadding, accuracy: 0.5)
    XCTAssertEqual(column[3].minY - column[2].maxY, configuration.textToButtonPadding, accuracy: 0.5)
    XCTAssertEqual((column[0].minY + column[4].maxY) / 2, view.bounds.midY, accuracy: 1)
    XCTAssertGreaterThan(labels[1].frame.height, 30, "two lines")
    app.tap(buttons[0])
    app.tap(buttons[1])
    try app.waitUntilIdle()
    XCTAssertEqual(taps, ["add"])
    configuration.alignment = .natural
    controller.contentUnavailableConfiguration = configuration
    app.frame()
    XCTAssertEqual(labels[0].convert(labels[0].bounds, to: view).minX, 16, accuracy: 0.5)
  }

  func testOverAScrollView_itStaysInSight() throws {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    stage(controller)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    app.frame()
    let view = try XCTUnwrap(emptyView(controller))
    XCTAssertEqual(parts(view, UIActivityIndicatorView.self).first?.isAnimating, true)
    controller.collectionView.contentOffset.y = -60
    app.frame()
    XCTAssertEqual(view.frame, controller.view.bounds)
  }

  func testContentThatIsTooHigh_scrollsWhereItMay() {
    let view = UIContentUnavailableView(configuration: .empty())
    XCTAssertFalse(view.isScrollEnabled)
    view.isScrollEnabled = true
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = Array(repeating: "word", count: 200).joined(separator: " ")
    view.configuration = configuration
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.layoutIfNeeded()
    let scroller = view.subviews.compactMap { $0 as? UIScrollView }.first
    XCTAssertGreaterThan(scroller?.contentSize.height ?? 0, 500)
    XCTAssertEqual(scroller?.subviews.first { $0 is UILabel }?.frame.minY, 0)
    XCTAssertGreaterThan(view.sizeThatFits(CGSize(width: 200, height: 0)).height, 500)
  }
}
