import QuartzCore
import TestSupport
@testable import UIKit
import XCTest

/// A base class for tests of split view controllers, with a window and a log of callbacks in the words of the measured
/// cases.
@preconcurrency @MainActor
class SplitTestCase: XCTestCase {
  var stage: Stage!
  var log: Log!

  override func setUp() async throws {
    await MainActor.run {
      stage = Stage()
      log = Log()
    }
  }

  override func tearDown() async throws { await MainActor.run { stage.end() } }

  /// A view controller of a column. It logs when it is added to a container and when its view is loaded.
  final class Child: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      log.note("\(name) loads its view")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      log.note("\(name) willMove(\(SplitTestCase.rootName(parent)))")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log.note("\(name) didMove(\(SplitTestCase.rootName(parent)))")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.note("\(name) willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.note("\(name) didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.note("\(name) willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.note("\(name) didDisappear")
    }
  }

  /// Returns the name of a view controller, as in the cases.
  static func name(_ controller: UIViewController?) -> String {
    switch controller {
    case nil: "nil"
    case let child as Child: child.name
    case let navigation as UINavigationController:
      "nav[" + navigation.viewControllers.map(name).joined(separator: ", ") + "]"
    case is UISplitViewController: "split"
    case let other?: "\(type(of: other))"
    }
  }

  /// Returns the name of a parent view controller, as in the cases. The name of a navigation controller contains only
  /// its root view controller.
  static func rootName(_ controller: UIViewController?) -> String {
    guard let navigation = controller as? UINavigationController else { return name(controller) }
    return "nav[" + name(navigation.viewControllers.first) + "]"
  }

  func names(_ controllers: [UIViewController]) -> [String] { controllers.map(Self.name) }

  func child(_ name: String) -> Child { Child(name, log) }

  /// Creates a split view controller with the children A, S and B.
  func split(_ style: Int) -> UISplitViewController {
    guard let style = UISplitViewController.Style(rawValue: style), style != .unspecified else {
      let made = UISplitViewController()
      made.viewControllers = [child("A"), child("B")]
      return made
    }
    let made = UISplitViewController(style: style)
    made.setViewController(child("A"), for: .primary)
    if style == .tripleColumn { made.setViewController(child("S"), for: .supplementary) }
    made.setViewController(child("B"), for: .secondary)
    return made
  }

  func begin(_ size: CGSize, safeArea: UIEdgeInsets = .zero, scale: CGFloat = 2) {
    stage.end()
    stage = Stage(size, safeArea: safeArea, scale: scale)
  }

  /// Creates a window with the size of the cases' iPad.
  func beginPad() {
    begin(CGSize(width: 820, height: 1180), safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
  }

  /// Creates a window with the size of the cases' iPhone.
  func beginPhone() { begin(CGSize(width: 375, height: 667)) }

  /// A container of a split view controller. Its trait overrides determine the size class.
  final class Host: UIViewController {
    let split: UISplitViewController

    init(_ split: UISplitViewController) {
      self.split = split
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(split)
      view.addSubview(split.view)
      split.view.frame = view.bounds
      split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      split.didMove(toParent: self)
    }
  }

  /// Shows a split view controller in a container.
  func host(_ split: UISplitViewController) -> Host {
    let host = Host(split)
    stage.show(host)
    return host
  }

  func become(_ sizeClass: UIUserInterfaceSizeClass, _ host: Host) {
    host.traitOverrides.horizontalSizeClass = sizeClass
    stage.frame()
  }

  /// Returns the frame of a column in the window, including the column's navigation controller.
  func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect? {
    guard let view = split.columns.container(of: column)?.viewIfLoaded else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  func safeArea(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> UIEdgeInsets {
    split.columns.container(of: column)?.view.safeAreaInsets ?? .zero
  }

  /// Returns the reports that are made while a closure runs.
  func reports(_ body: () -> Void) -> [String] {
    var reports: [String] = []
    let old = Diagnostics.handler
    Diagnostics.handler = { reports.append($0) }
    body()
    Diagnostics.handler = old
    return reports
  }
}
