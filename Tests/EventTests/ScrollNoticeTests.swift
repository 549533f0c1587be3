import UIKit
import UIKitTesting
import XCTest

/// The notifications of a scroll view about its insets, and the position and visibility of its indicators.
@preconcurrency @MainActor
final class ScrollNoticeTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private final class InsetView: UIScrollView, UIScrollViewDelegate {
    var log: [String] = []
    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      log.append("view \(adjustedContentInset.top)")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      log.append("delegate \(adjustedContentInset.top)")
    }
  }

  /// UIScrollView.h: the method for subclasses and that of the delegate are called after every change of the adjusted
  /// inset.
  func testChangesOfTheAdjustedInsetAreReported() throws {
    app = TestApplication(size: CGSize(width: 300, height: 400), scale: 2)
    let controller = UIViewController()
    app.show(controller)
    let scroll = InsetView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.delegate = scroll
    scroll.contentSize = CGSize(width: 300, height: 1000)
    controller.view.addSubview(scroll)
    app.frame()
    XCTAssertEqual(scroll.log, [])
    scroll.contentInset.top = 10
    XCTAssertEqual(scroll.log, ["view 10.0", "delegate 10.0"])
    scroll.contentInset.top = 10
    XCTAssertEqual(scroll.log.count, 2)
    controller.additionalSafeAreaInsets.top = 40
    app.frame()
    XCTAssertEqual(scroll.log, ["view 10.0", "delegate 10.0", "view 50.0", "delegate 50.0"])
    XCTAssertEqual(scroll.contentOffset.y, -50, "content at its top stays there")
    scroll.contentInsetAdjustmentBehavior = .never
    XCTAssertEqual(scroll.log.suffix(2), ["view 10.0", "delegate 10.0"])
    scroll.contentInset = .zero
    XCTAssertEqual(scroll.log.suffix(2), ["view 0.0", "delegate 0.0"])
    XCTAssertEqual(scroll.log.count, 8)
    // Content that does not fill the view has no safe area along that axis.
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.contentSize.height = 100
    XCTAssertEqual(scroll.log.suffix(2), ["view 0.0", "delegate 0.0"])
    XCTAssertEqual(scroll.log.count, 12)
  }

  private func start() -> UIScrollView {
    app = TestApplication(size: CGSize(width: 300, height: 400), scale: 2)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 600, height: 800)
    app.show(scroll)
    return scroll
  }

  /// Indicators are 3 points thick and 3 points from the edges (measurements.md 6.13). Their insets are added to that.
  func testInsetsOfTheIndicators() throws {
    let scroll = start()
    XCTAssertEqual(scroll.indicators.vertical.frame, CGRect(x: 294, y: 3, width: 3, height: 197))
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 50, left: 9, bottom: 30, right: 7)
    app.frame()
    XCTAssertEqual(scroll.indicators.vertical.frame, CGRect(x: 287, y: 53, width: 3, height: 157))
    XCTAssertEqual(scroll.indicators.horizontal.frame, CGRect(x: 3, y: 394, width: 147, height: 3))
    scroll.contentOffset.y = 400
    app.frame()
    XCTAssertEqual(scroll.indicators.vertical.frame.maxY, 400 + 400 - 33)
    scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 20, bottom: 5, right: 10)
    app.frame()
    XCTAssertEqual(scroll.indicators.horizontal.frame, CGRect(x: 23, y: 400 + 389, width: 132, height: 3))
    scroll.scrollIndicatorInsets = .zero
    XCTAssertEqual(scroll.verticalScrollIndicatorInsets, .zero)
    XCTAssertEqual(scroll.horizontalScrollIndicatorInsets, .zero)
  }

  /// In right-to-left layouts the vertical indicator is at the left, where lines end. The pointer finds it there.
  func testTheVerticalIndicatorFromRightToLeft() throws {
    let scroll = start()
    scroll.semanticContentAttribute = .forceRightToLeft
    scroll.verticalScrollIndicatorInsets.left = 4
    scroll.setNeedsLayout()
    app.frame()
    XCTAssertEqual(scroll.indicators.vertical.frame.minX, 7)
    app.hover(at: CGPoint(x: 5, y: 200))
    app.frame()
    XCTAssertEqual(scroll.indicators.vertical.frame.width, 7, "the pointer is at it")
    XCTAssertEqual(scroll.indicators.vertical.frame.minX, 7)
    app.hover(at: CGPoint(x: 295, y: 200))
    app.frame()
    XCTAssertEqual(scroll.indicators.vertical.frame.width, 3)
    scroll.contentOffset.x = 100
    app.frame()
    XCTAssertEqual(scroll.indicators.vertical.frame.minX, 107)
  }

  func testStylesOfTheIndicators() throws {
    let scroll = start()
    func white() -> CGFloat? {
      var white: CGFloat = -1
      var alpha: CGFloat = -1
      let color = scroll.indicators.vertical.backgroundColor?.resolvedColor(with: scroll.traitCollection)
      guard color?.getWhite(&white, alpha: &alpha) == true else { return nil }
      XCTAssertEqual(alpha, 0.35, accuracy: 1e-3)
      return white
    }
    XCTAssertEqual(scroll.indicatorStyle, .default)
    XCTAssertEqual(white(), 0)
    scroll.overrideUserInterfaceStyle = .dark
    app.frame()
    XCTAssertEqual(white(), 1)
    scroll.indicatorStyle = .black
    XCTAssertEqual(white(), 0)
    scroll.overrideUserInterfaceStyle = .light
    scroll.indicatorStyle = .white
    app.frame()
    XCTAssertEqual(white(), 1)
    XCTAssertEqual(scroll.indicators.horizontal.backgroundColor, scroll.indicators.vertical.backgroundColor)
  }

  /// UIScrollView.IndexDisplayMode: "automatic" shows the index if there is one, "alwaysHidden" hides it.
  func testTheIndexCanBeHidden() throws {
    @MainActor final class Source: NSObject, UICollectionViewDataSource {
      func numberOfSections(in view: UICollectionView) -> Int { 3 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      func indexTitles(for view: UICollectionView) -> [String]? { ["A", "B", "C"] }
      func collectionView(_ view: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: index)
      }
    }
    app = TestApplication(size: CGSize(width: 200, height: 300))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    let source = Source()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    app.show(view)
    XCTAssertEqual(view.indexDisplayMode, .automatic)
    let bar = try XCTUnwrap(view.subviews.first { $0 is UIControl })
    XCTAssertFalse(bar.isHidden)
    app.tap(at: CGPoint(x: 195, y: 200))
    XCTAssertGreaterThan(view.contentOffset.y, 0)
    view.contentOffset.y = 0
    view.indexDisplayMode = .alwaysHidden
    app.frame()
    XCTAssertTrue(bar.isHidden)
    app.tap(at: CGPoint(x: 195, y: 200))
    XCTAssertEqual(view.contentOffset.y, 0, "what is not seen cannot be touched")
    view.indexDisplayMode = .automatic
    app.frame()
    XCTAssertFalse(bar.isHidden)
  }
}
