import UIKit
import XCTest

@testable import Board

/// Code that many applications contain.
final class UsualCodeTests: XCTestCase {
  // MARK: Storyboards

  @MainActor func testConnectionsOfAStoryboard() throws {
    let desk = DeskController.make()
    let view = try XCTUnwrap(desk.view)
    let bar = try XCTUnwrap(view.viewWithTag(1) as? UISearchBar)
    XCTAssertTrue(bar.delegate === desk)
    (view.viewWithTag(2) as? UIButton)?.sendActions(for: .touchUpInside)
    (view.viewWithTag(3) as? UIButton)?.sendActions(for: .touchUpInside)
    (view.viewWithTag(4) as? UISwitch)?.sendActions(for: .valueChanged)
    XCTAssertEqual(desk.log, ["close true", "dismiss", "logout"])
    XCTAssertEqual(view.layer.edgeColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertTrue(desk.responds(to: Selector("closeModal:")))
    XCTAssertFalse(desk.responds(to: Selector("closeNothing:")))
  }

  @MainActor func testAnUnusedSenderIsOfAnyClass() {
    let desk = DeskController()
    desk.reloadWithOthers()
    XCTAssertEqual(desk.log, ["reload", "reload", "logout"])
  }

  // MARK: Delegates

  @MainActor func testResultsOfOptionalMethods() {
    final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}
    final class Insets: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1) }
    }
    let layout = TagLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    XCTAssertEqual(layout.inset(in: view).top, 8)
    let silent = Silent()
    view.delegate = silent
    XCTAssertEqual(layout.inset(in: view).top, 8)
    let insets = Insets()
    view.delegate = insets
    XCTAssertEqual(layout.inset(in: view).top, 1)
  }

  @MainActor func testMethodsThatOnlyTheSubclassHas() {
    let path = IndexPath(row: 0, section: 0)
    func heights(_ controller: TableBase) -> (Int, CGFloat) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = controller
      table.delegate = controller
      table.layoutIfNeeded()
      return (table.numberOfSections, table.rectForRow(at: path).height)
    }
    let contacts = heights(Contacts())
    XCTAssertEqual(contacts.0, 3)
    XCTAssertEqual(contacts.1, 80)
    let base = heights(TableBase())
    XCTAssertEqual(base.0, 1)
    XCTAssertNotEqual(base.1, 80)
  }

  func testOwnMethodsThatOnlyTheSubclassHas() {
    let drawer = Drawer()
    let (shelf, deepShelf) = (Shelf(), DeepShelf())
    drawer.delegate = shelf
    XCTAssertEqual(drawer.depth, 1)
    drawer.delegate = deepShelf
    XCTAssertEqual(drawer.depth, 5)
  }

  // MARK: Errors

  func testErrorsOfSwift() {
    enum LoginError: LocalizedError {
      case unknown, wrong
      var errorDescription: String? { "Wrong password" }
    }
    func fail(_ error: Error) throws { throw error }
    do { try fail(LoginError.wrong) } catch let error as NSError {
      XCTAssertEqual(error.code, 1)
      XCTAssertEqual(error.localizedDescription, "Wrong password")
    }
    do { try fail(URLError(.cancelled)) } catch let error as NSError where error.code == NSURLErrorCancelled {
      XCTAssertEqual(error.domain, NSURLErrorDomain)
    } catch { XCTFail("\(error)") }
    do {
      try FileManager.default.removeItem(atPath: "/nothing/here")
      XCTFail("the file does not exist")
    } catch let error as NSError {
      XCTAssertEqual(error.domain, NSCocoaErrorDomain)
    }
    let error: Error? = LoginError.wrong
    XCTAssertEqual((error as? NSError)?.code, 1)
    XCTAssertEqual((error as NSError?)?.code, 1)
    XCTAssertNil(("text" as Any) as? NSError)
  }

  // MARK: Values of the application

  func testInjectedUserDefaults() {
    struct Store {
      let defaults: UserDefaults
      init(defaults: UserDefaults = .standard) { self.defaults = defaults }
    }
    XCTAssertTrue(Store().defaults === UserDefaults.standard)
    XCTAssertTrue(Store(defaults: .standard).defaults === UserDefaults.standard)
    let defaults: UserDefaults = .standard
    XCTAssertTrue(defaults === UserDefaults.standard)
  }

  func testFoldersOfGroups() throws {
    let manager = FileManager.default
    let folder = try XCTUnwrap(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.fixture.board"))
    XCTAssertEqual(folder.lastPathComponent, "group.fixture.board")
    XCTAssertTrue(manager.fileExists(atPath: folder.path))
    try manager.removeItem(at: folder)
    XCTAssertNil(manager.containerURL(forSecurityApplicationGroupIdentifier: "../other"))
  }

  // MARK: Key-value coding

  @MainActor func testOverridesOfKeyValueCoding() {
    class Anchor: NSObject {
      @objc var name = ""
      @objc var count = 0
      var other: [String] = []
      init(dict: [String: Any]) {
        super.init()
        setValuesForKeys(dict)
      }
      override func setValue(_ value: Any?, forKey key: String) {
        if key == "skipped" { return }
        super.setValue(value, forKey: key)
      }
      override func setValue(_ value: Any?, forUndefinedKey key: String) { other.append(key) }
      override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
    }
    let anchor = Anchor(dict: ["name": "Ann", "count": 3, "skipped": 1, "unknown": 2])
    XCTAssertEqual(anchor.name, "Ann")
    XCTAssertEqual(anchor.count, 3)
    XCTAssertEqual(anchor.other, ["unknown"])
    (anchor as NSObject).setValue(1, forKey: "far")
    XCTAssertEqual(anchor.other, ["unknown", "far"])
    XCTAssertEqual(anchor.value(forKey: "nothing") as? String, "no nothing")
    XCTAssertEqual(anchor.dictionaryWithValues(forKeys: ["name"]) as? [String: String], ["name": "Ann"])
  }

  @MainActor func testNamesThatUIKitDoesNotDeclare() {
    let bar = UISearchBar()
    XCTAssertTrue(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    XCTAssertNotNil(UITextField().value(forKey: "placeholderLabel") as? UILabel)
    UIAlertAction(title: "a", style: .default).setValue(UIColor.red, forKey: "titleTextColor")
    let label = UILabel()
    label.setValue("text", forKey: "text")
    XCTAssertEqual(label.text, "text")
  }

  // MARK: Operations and threads

  /// The asynchronous operation of many applications.
  func testAnOperationWhoseStateOtherPropertiesDependOn() {
    class Work: Operation {
      @objc private enum State: Int { case ready, executing, finished }
      @objc private dynamic var state = State.ready
      override var isAsynchronous: Bool { true }
      override var isReady: Bool { super.isReady && state == .ready }
      override var isExecuting: Bool { state == .executing }
      override var isFinished: Bool { state == .finished }
      override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        if ["isReady", "isFinished", "isExecuting"].contains(key) { return [#keyPath(state)] }
        return super.keyPathsForValuesAffectingValue(forKey: key)
      }
      override func start() {
        state = .executing
        DispatchQueue.global().async { self.state = .finished }
      }
    }
    let queue = OperationQueue()
    let finished = expectation(description: "both operations")
    let (first, second) = (Work(), Work())
    second.addDependency(first)
    second.completionBlock = { finished.fulfill() }
    queue.addOperations([first, second], waitUntilFinished: false)
    wait(for: [finished], timeout: 60)
  }

  @MainActor func testDependentProperties() {
    class Person: NSObject {
      @objc dynamic var first = "Ann"
      @objc dynamic var last = "Lee"
      @objc var name: String { first + " " + last }
      @objc class func keyPathsForValuesAffectingName() -> Set<String> { ["first", "last"] }
    }
    let person = Person()
    var names: [String] = []
    let token = person.observe(\.name) { person, _ in names.append(person.name) }
    person.first = "Bea"
    person.last = "May"
    token.invalidate()
    XCTAssertEqual(names, ["Bea Lee", "Bea May"])
  }

  @MainActor func testNotificationsByKeyPath() {
    class Download: NSObject {
      @objc private(set) var progress = 0
      func advance() {
        willChangeValue(for: \.progress)
        progress += 1
        didChangeValue(for: \.progress)
      }
    }
    let download = Download()
    var seen: [Int] = []
    let token = download.observe(\.progress) { object, _ in seen.append(object.progress) }
    download.advance()
    token.invalidate()
    XCTAssertEqual(seen, [1])
  }

  func testAMethodInTheBackground() {
    class Loader: NSObject {
      var done: XCTestExpectation?
      var isMain = true
      @objc func load() {
        isMain = Thread.isMainThread
        done?.fulfill()
      }
    }
    let loader = Loader()
    loader.done = expectation(description: "the method")
    loader.performSelector(inBackground: #selector(Loader.load), with: nil)
    wait(for: [loader.done!], timeout: 60)
    XCTAssertFalse(loader.isMain)
  }

  /// An object of any class has the anchors of a view or a guide, and an animator of any class has optional methods.
  @MainActor func testAnchorsOfObjects_andCompletionsOfAnimators() {
    func constraint(_ item: AnyObject, _ view: UIView) -> NSLayoutConstraint {
      view.topAnchor.constraint(equalTo: item.topAnchor)
    }
    let view = UIView()
    let other = UIView()
    XCTAssertTrue(constraint(other, view).secondItem === other)
    XCTAssertTrue(constraint(other.layoutMarginsGuide, view).secondItem === other.layoutMarginsGuide)
    let animator: UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion? { positions.append($0) }
    animator.addAnimations?({ view.alpha = 0 })
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    XCTAssertEqual(positions, [.end])
  }
}
