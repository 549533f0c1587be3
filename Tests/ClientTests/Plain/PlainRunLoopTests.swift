import UIKit
import XCTest

/// Tests like those of a library that use only XCTest and UIKit. They do not launch an application or step a clock. In
/// a simulator, the run loop of the test host performs layout, frames and completions.
@preconcurrency @MainActor
final class PlainRunLoopTests: XCTestCase {
  private var window: UIWindow!

  override func setUp() async throws {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
  }

  override func tearDown() async throws {
    window.isHidden = true
    window = nil
  }

  /// Runs the main run loop until a condition is true.
  private func run(_ what: String, until condition: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 60)
    while !condition(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
    XCTAssertTrue(condition(), "\(what) did not happen")
  }

  private final class Content: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    var count: Int
    init(_ count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private func grid(_ rows: Rows?) -> UICollectionView {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    window.addSubview(view)
    return view
  }

  // MARK: Layout

  func testOneTurnOfTheRunLoopLaysOut() {
    let content = Content(frame: window.bounds)
    window.addSubview(content)
    run("the first layout") { content.layouts > 0 }
    let before = content.layouts
    content.setNeedsLayout()
    XCTAssertEqual(content.layouts, before)
    RunLoop.main.run(until: Date())
    XCTAssertEqual(content.layouts, before + 1)
  }

  func testWhatTheMainQueueDoesNextSeesTheLayout() {
    let content = Content(frame: window.bounds)
    window.addSubview(content)
    let laidOut = expectation(description: "laid out")
    DispatchQueue.main.async {
      DispatchQueue.main.async {
        XCTAssertGreaterThan(content.layouts, 0)
        laidOut.fulfill()
      }
    }
    wait(for: [laidOut], timeout: 60)
  }

  func testAControllerAppears() {
    final class Controller: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("willAppear")
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if calls.last != "didLayout" { calls.append("didLayout") }
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("didAppear")
      }
    }
    let controller = Controller()
    window.rootViewController = controller
    run("viewDidAppear") { controller.calls.last == "didAppear" }
    XCTAssertEqual(controller.calls, ["willAppear", "didLayout", "didAppear"])
  }

  func testTheApplicationIsActive() {
    run("the application") { UIApplication.shared.applicationState == .active }
    XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
    XCTAssertTrue(UIApplication.shared.windows.contains(window))
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 1024, height: 768))
  }

  // MARK: Animations

  func testAnAnimationEnds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    let ended = expectation(description: "the animation ended")
    UIView.animate(withDuration: 0.05, animations: { view.alpha = 0 }) { finished in
      XCTAssertTrue(finished)
      ended.fulfill()
    }
    XCTAssertEqual(XCTWaiter().wait(for: [ended], timeout: 60), .completed)
  }

  func testAnAnimationOutsideOfAWindowEnds() {
    let view = UIView()
    let ended = expectation(description: "the animation ended")
    UIView.animate(withDuration: 0.05, animations: { view.alpha = 0 }) { _ in ended.fulfill() }
    wait(for: [ended], timeout: 60)
  }

  func testAnAnimationCanBeAwaited() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.05, animations: { view.alpha = 0.5 }) { _ in continuation.resume() }
    }
    XCTAssertEqual(view.alpha, 0.5)
  }

  func testAnAnimatorEnds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear) { view.center.x = 100 }
    let ended = expectation(description: "the animator ended")
    animator.addCompletion { position in
      XCTAssertEqual(position, .end)
      ended.fulfill()
    }
    animator.startAnimation()
    wait(for: [ended], timeout: 60)
    XCTAssertEqual(animator.state, .inactive)
  }

  @MainActor private final class Ticks {
    var times: [CFTimeInterval] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  func testADisplayLinkTicks() {
    let ticks = Ticks()
    let link = CADisplayLink(target: ticks, selector: Selector("tick:", Ticks.tick))
    link.add(to: .main, forMode: .common)
    run("three ticks") { ticks.times.count >= 3 }
    link.invalidate()
    XCTAssertEqual(ticks.times, ticks.times.sorted())
    XCTAssertGreaterThan(ticks.times[1] - ticks.times[0], 0.5 / 60)
  }

  func testATransactionCompletes() {
    let layer = CALayer()
    window.layer.addSublayer(layer)
    CATransaction.flush()
    let ended = expectation(description: "the explicit transaction completed")
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.05)
    CATransaction.setCompletionBlock { ended.fulfill() }
    layer.position = CGPoint(x: 50, y: 50)
    CATransaction.commit()
    let implicit = expectation(description: "the implicit transaction completed")
    CATransaction.setCompletionBlock { implicit.fulfill() }
    wait(for: [ended, implicit], timeout: 60)
  }

  func testAnAnimatedScrollArrives() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var ended: (() -> Void)?
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended?() }
    }
    let delegate = Delegate()
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 320, height: 5000)
    scroll.delegate = delegate
    window.addSubview(scroll)
    let arrived = expectation(description: "the scroll arrived")
    delegate.ended = { arrived.fulfill() }
    scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    wait(for: [arrived], timeout: 60)
    XCTAssertEqual(scroll.contentOffset.y, 1000)
  }

  // MARK: Updates

  func testABatchCompletes() {
    let rows = Rows(3)
    let view = grid(rows)
    run("the cells") { view.visibleCells.count == 3 }
    let ended = expectation(description: "the batch completed")
    view.performBatchUpdates {
      rows.count = 4
      view.insertItems(at: [IndexPath(item: 3, section: 0)])
    } completion: { finished in
      XCTAssertTrue(finished)
      ended.fulfill()
    }
    wait(for: [ended], timeout: 60)
    XCTAssertEqual(view.visibleCells.count, 4)
  }

  func testATableBatchCompletes() {
    final class Source: NSObject, UITableViewDataSource {
      var count = 2
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source()
    let table = UITableView(frame: window.bounds, style: .plain)
    table.dataSource = source
    window.addSubview(table)
    run("the rows") { table.visibleCells.count == 2 }
    let ended = expectation(description: "the batch completed")
    table.performBatchUpdates {
      source.count = 1
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    } completion: { _ in
      ended.fulfill()
    }
    wait(for: [ended], timeout: 60)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
  }

  func testAnAppliedSnapshotCanBeAwaited() async {
    let view = grid(nil)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    await source.apply(snapshot, animatingDifferences: true)
    snapshot.appendItems(["c"])
    await source.apply(snapshot, animatingDifferences: true)
    await source.apply(snapshot, animatingDifferences: false)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 3)
    snapshot.deleteItems(["a"])
    await source.applySnapshotUsingReloadData(snapshot)
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.count, 2)
  }

  func testAPresentationCompletes() {
    let root = UIViewController()
    window.rootViewController = root
    run("the root") { root.view.window != nil }
    let shown = expectation(description: "presented")
    let sheet = UIViewController()
    root.present(sheet, animated: true) { shown.fulfill() }
    wait(for: [shown], timeout: 60)
    XCTAssertTrue(root.presentedViewController === sheet)
    let gone = expectation(description: "dismissed")
    root.dismiss(animated: true) { gone.fulfill() }
    wait(for: [gone], timeout: 60)
    XCTAssertNil(root.presentedViewController)
  }
}
