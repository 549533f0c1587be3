import TestSupport
import UIKit
import UIKitTesting

/// A table view and a scroll view whose refresh controls begin and end refreshing, move to the other view and are removed at random,
/// also in their own action and in the methods of the delegate.
///
/// A control refreshes as the calls and its events say, belongs to the view that has it, and makes room only while it does both.
@MainActor
final class HostileRefreshStress: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let app: TestApplication
  private var numbers: HostileNumbers
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
  private let controls = [UIRefreshControl(), UIRefreshControl()]
  private var isRefreshing: [ObjectIdentifier: Bool] = [:]
  private var rowCount = 20
  private var remainingChanges = 0
  private var history: [String] = []
  private var failure: String?

  init(seed: UInt64, in app: TestApplication) {
    self.app = app
    numbers = HostileNumbers(seed: seed)
    super.init()
    table.dataSource = self
    table.delegate = self
    scroller.delegate = self
    scroller.contentSize = CGSize(width: 200, height: 500)
    for view in [table, scroller] {
      view.contentInsetAdjustmentBehavior = .never
      app.window.addSubview(view)
    }
    for control in controls {
      control.addAction(UIAction { [weak self, weak control] _ in self?.began(control) }, for: .valueChanged)
    }
    table.refreshControl = controls[0]
  }

  private var scrollers: [UIScrollView] { [table, scroller] }

  private func began(_ control: UIRefreshControl?) {
    guard let control else { return fail("a control that is gone sent an event") }
    if isRefreshing[ObjectIdentifier(control)] == true { fail("a control that refreshes began to refresh") }
    isRefreshing[ObjectIdentifier(control)] = true
    changeInCallback()
  }

  private func fail(_ what: String) { if failure == nil { failure = what + " | \(history.suffix(40))" } }

  private func changeInCallback() {
    guard remainingChanges > 0, numbers.pick(0...2) == 0 else { return }
    remainingChanges -= 1
    history.append("{")
    change()
    history.append("}")
  }

  private func change() {
    let control = numbers.pick(controls)
    let view = numbers.pick(scrollers)
    let kind = numbers.pick(0...10)
    history.append("\(kind)")
    switch kind {
    case 0, 1:
      isRefreshing[ObjectIdentifier(control)] = true
      control.beginRefreshing()
    case 2, 3:
      isRefreshing[ObjectIdentifier(control)] = false
      control.endRefreshing()
    case 4: view.refreshControl = numbers.flag() ? control : nil
    case 5:
      rowCount = numbers.pick(0...30)
      table.reloadData()
    case 6: view.contentInset.top = CGFloat(numbers.pick(0...40))
    case 7: view.setContentOffset(CGPoint(x: 0, y: numbers.pick(-200...200)), animated: numbers.flag())
    case 8: view.contentSize.height = CGFloat(numbers.pick(0...900))
    case 9:
      if view.superview == nil { app.window.addSubview(view) } else { view.removeFromSuperview() }
    default:
      control.attributedTitle = numbers.flag() ? NSAttributedString(string: "title") : nil
      control.isEnabled = numbers.flag()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    changeInCallback()
    return rowCount
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    changeInCallback()
    return UITableViewCell()
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { changeInCallback() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { changeInCallback() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { changeInCallback() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { changeInCallback() }

  /// Performs random steps, and returns what is wrong, or `nil`.
  func run(steps: Int) -> String? {
    for _ in 0..<steps {
      remainingChanges = 3
      switch numbers.pick(0...5) {
      case 0, 1: change()
      case 2, 3:
        let y = CGFloat(numbers.pick([40, 220]))
        history.append("drag")
        app.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 100, y: y + 250), duration: 0.1, hold: 0.05)
      case 4: app.advance(by: 0.1)
      default:
        rest()
      }
      check()
      if let failure { return failure }
    }
    rest()
    return failure
  }

  /// Ends all refreshing, which never comes to rest by itself, and checks that the room for it is gone.
  private func rest() {
    remainingChanges = 0
    for control in controls {
      isRefreshing[ObjectIdentifier(control)] = false
      control.endRefreshing()
    }
    do { try app.waitUntilIdle(limit: 20) } catch { fail("\(error)") }
    check()
    for view in scrollers where view.adjustedContentInset != view.contentInset {
      fail("room is left: \(view.adjustedContentInset)")
    }
  }

  private func check() {
    for control in controls {
      if control.isRefreshing != (isRefreshing[ObjectIdentifier(control)] ?? false) {
        fail("a control is \(control.isRefreshing ? "" : "not ")refreshing")
      }
      let owners = scrollers.filter { $0.refreshControl === control }
      if owners.count > 1 { fail("a control belongs to both views") }
      if control.superview !== owners.first {
        fail("the superview of a control is \(String(describing: control.superview))")
      }
    }
  }
}
