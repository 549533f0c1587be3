import Foundation
import QuartzCore
import TestSupport
import UIKit
import UIKitTesting
import XCTest

@testable import WebHost

/// An application in a page. The contents of the page must always equal a new composition of all layers.
@preconcurrency @MainActor
final class WebApplicationTests: WebTestCase {
  /// A list of colored cells with labels.
  private final class Cells: UICollectionViewController {
    var selected: [IndexPath] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 60, height: 40)
      layout.minimumInteritemSpacing = 6
      layout.minimumLineSpacing = 6
      layout.sectionInset = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.backgroundColor = .systemBackground
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2000 }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.contentView.backgroundColor = UIColor(
        hue: CGFloat(path.item % 37) / 37, saturation: 0.6, brightness: 0.9, alpha: 1)
      cell.contentView.layer.cornerRadius = 6
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      let label = UILabel(frame: CGRect(x: 4, y: 8, width: 52, height: 24))
      label.text = "\(path.item)"
      cell.contentView.addSubview(label)
      return cell
    }

    override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { selected.append(path) }
  }

  private func isIdle() throws -> Bool { try XCTUnwrap(loop).isIdle && host.throttle.unacknowledgedFrames.isEmpty }

  /// Checks that the page is idle and shows all layers.
  private func expectShown(_ page: PageClient, _ message: String, file: StaticString = #filePath, line: UInt = #line)
    throws
  {
    try page.wait { (try? self.isIdle()) ?? true }
    let fresh = try composed()
    let shown = page.canvas.snapshot
    let difference = shown.difference(from: fresh, tolerance: .exact)
    XCTAssertEqual(difference.count, 0, "\(message): \(difference)", file: file, line: line)
  }

  func testATap_selectsACell_andThePageSeesIt() throws {
    let cells = Cells()
    try openApplication(cells)
    let page = try page(width: 400, height: 300, scale: 2)
    try expectShown(page, "at first")
    page.send(PageWriter.finger(5, 0, 30, 70, time: 1))
    page.send(PageWriter.finger(5, 2, 30, 70, time: 1.05))
    try page.wait { !cells.selected.isEmpty }
    XCTAssertEqual(cells.selected, [IndexPath(item: 2, section: 0)])
    try expectShown(page, "selected")
  }

  func testAScroll_isACopyAndTheExposedArea() throws {
    try openApplication(Cells())
    let page = try page(width: 400, height: 300)
    try expectShown(page, "at first")
    let whole = page.frameSizes.max() ?? 0
    let copies = page.canvas.copyCount
    XCTAssertEqual(copies, 0)
    page.send(PageWriter.wheel(100, 100, dy: -7))
    try page.wait { page.canvas.copyCount > 0 }
    XCTAssertLessThan(page.frameSizes.last ?? 0, whole / 3, "\(page.frameSizes)")
    try expectShown(page, "scrolled")
  }

  /// An application for iPhones and iPads has the idiom of the device that its page is as large as. The size is not known before
  /// the page connects.
  func testAnApplicationForAllDevices_isLaunchedForThePage() throws {
    final class Controller: UIViewController {
      var idioms: [UIUserInterfaceIdiom] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        idioms = [UIDevice.current.userInterfaceIdiom, UIView().traitCollection.userInterfaceIdiom]
      }
    }
    for (width, height, idiom) in [(390, 844, UIUserInterfaceIdiom.phone), (1024, 768, .pad)] {
      ApplicationStart.setInfoDictionary(["UIDeviceFamily": [1, 2]])
      let controller = Controller()
      try openApplication(controller)
      XCTAssertFalse(controller.isViewLoaded, "the size is not known yet")
      let page = try page(width: width, height: height)
      try expectShown(page, "\(width)")
      XCTAssertEqual(controller.idioms, [idiom, idiom])
      XCTAssertEqual(controller.view.bounds.size, CGSize(width: width, height: height))
      page.hangUp()
      ApplicationStart.tearDown()
      host.shutDown(timeout: 0)
    }
    ApplicationStart.setInfoDictionary(["UIDeviceFamily": [1]])
    let controller = Controller()
    try openApplication(controller)
    XCTAssertEqual(controller.idioms, [.phone, .phone], "its idiom does not depend on the page")
  }

  func testDarkColours_followThePagesUser() throws {
    try openApplication(Cells())
    let page = try page(width: 200, height: 150, dark: true)
    try expectShown(page, "dark")
    XCTAssertEqual(UIScreen.main.traitCollection.userInterfaceStyle, .dark)
    page.send(PageWriter.view(width: 200, height: 150))
    try page.wait { UIScreen.main.traitCollection.userInterfaceStyle == .light }
    try expectShown(page, "light")
  }

  func testAPageThatLeaves_putsTheApplicationIntoTheBackground() throws {
    try openApplication(Cells())
    XCTAssertEqual(UIApplication.shared.applicationState, .active)
    let first = try page()
    first.hangUp()
    try first.wait { UIApplication.shared.applicationState == .background }
    let second = try page(width: 120, height: 90)
    XCTAssertEqual(UIApplication.shared.applicationState, .active)
    try expectShown(second, "again")
  }

  /// The back button of a phone's browser.
  func testBack_popsControllersAndDismisses() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    try openApplication(navigation)
    let page = try page()
    XCTAssertEqual(page.backDepths.last, 0)
    for _ in 0..<2 {
      navigation.pushViewController(UIViewController(), animated: true)
      try page.wait { (try? self.isIdle()) ?? true }
    }
    XCTAssertEqual(page.backDepths, [0, 1, 2])
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    navigation.present(sheet, animated: true)
    try page.wait { page.backDepths.last == 3 }
    page.send(PageWriter.back)
    try page.wait { page.backDepths.last == 2 && navigation.presentedViewController == nil }
    page.send(PageWriter.back)
    try page.wait { page.backDepths.last == 1 && navigation.viewControllers.count == 2 }
    navigation.topViewController?.navigationItem.hidesBackButton = true
    try page.wait { page.backDepths.last == 0 }
    // The page receives a message about a press that had no effect.
    let count = page.backDepths.count
    page.send(PageWriter.back)
    try page.wait { page.backDepths.count > count }
    XCTAssertEqual(page.backDepths.last, 0)
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }

  func testText_isWrittenIntoAField() throws {
    let controller = UIViewController()
    try openApplication(controller)
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
    controller.view.addSubview(field)
    let page = try page()
    page.send(PageWriter.finger(1, 0, 30, 25, time: 1))
    page.send(PageWriter.finger(1, 2, 30, 25, time: 1.05))
    try page.wait { page.isWriting }
    page.send(PageWriter.text("né"))
    page.send(PageWriter.composing("に", 1, 1))
    page.send(PageWriter.composing("", 0, 0))
    page.send(PageWriter.text("日"))
    page.send(PageWriter.key(42, down: true, "\u{8}"))
    page.send(PageWriter.key(42, down: false, "\u{8}"))
    page.send(PageWriter.clipboard("paste"))
    page.send(PageWriter.key(25, down: true, "v", modifiers: 2))
    try page.wait { field.text == "népaste" }
  }

  /// Random taps, drags, wheel events, sizes and reconnections. Whenever the page is idle, it shows the current layers.
  func testStorm() throws {
    try openApplication(Cells())
    try SeedRun(release: 60, debug: 2).check("a page in a storm", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var (width, height) = (Int.random(in: 80...300, using: &random), Int.random(in: 60...240, using: &random))
      var page = try self.page(width: width, height: height)
      var time = 1.0
      for _ in 0..<12 {
        let (x, y) = (Double.random(in: 0...200, using: &random), Double.random(in: 0...150, using: &random))
        time += 0.1
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: page.send(PageWriter.wheel(x, y, dy: Double(Int.random(in: -90...90, using: &random))))
        case 2:
          let notches = Double(Int.random(in: -3...3, using: &random))
          page.send(PageWriter.wheel(x, y, dy: notches * 60, notches: notches))
        case 3:
          page.send(PageWriter.finger(9, 0, x, y, time: time))
          for step in 1...5 {
            time += 0.01
            page.send(PageWriter.finger(9, 1, x, y - Double(step * 9), time: time))
          }
          page.send(PageWriter.finger(9, 2, x, y - 45, time: time))
        case 4: page.send(PageWriter.mouse(x, y, buttons: UInt8.random(in: 0...1, using: &random), time: time))
        case 5:
          width = Int.random(in: 80...300, using: &random)
          height = Int.random(in: 60...240, using: &random)
          page.send(
            PageWriter.view(width: width, height: height, scale: [1, 1.25, 2].randomElement(using: &random) ?? 1))
        case 6:
          page.hangUp()
          page = try self.page(width: width, height: height)
        default: page.send(PageWriter.mouse(x, y, time: time))
        }
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.004))
          page.poll()
        }
      }
      page.send(PageWriter.mouse(0, 0, time: time))
      try page.settle()
      try page.wait { (try? self.isIdle()) ?? true }
      let difference = page.canvas.snapshot.difference(from: try composed(), tolerance: .exact)
      return difference.count == 0 ? nil : "the page is wrong: \(difference)"
    }
  }
}
