import QuartzCore
import UIKit
import UIKitTesting

/// A view controller with content for operations that can be left in progress.
@preconcurrency @MainActor
final class RunningScreen: UIViewController {
  enum Section: Hashable { case one, two }

  let items = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 375, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
  let rows = UITableView(frame: CGRect(x: 0, y: 200, width: 375, height: 200))
  let text = UITextView(frame: CGRect(x: 0, y: 400, width: 375, height: 60))
  let field = UITextField(frame: CGRect(x: 0, y: 460, width: 375, height: 30))
  let box = UIView(frame: CGRect(x: 0, y: 500, width: 60, height: 60))
  private(set) var itemSource: UICollectionViewDiffableDataSource<Section, Int>!
  private(set) var rowSource: UITableViewDiffableDataSource<Section, Int>!
  private(set) var dynamics: UIDynamicAnimator?
  /// Indicates whether items have context menus. If so, a long press shows a menu instead of lifting the item.
  var offersMenus = false
  private(set) var showsMenu = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Running"
    for view in [items, rows, text, field, box] { self.view.addSubview(view) }
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    itemSource = UICollectionViewDiffableDataSource(collectionView: items) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    itemSource.reorderingHandlers.canReorderItem = { _ in true }
    rowSource = UITableViewDiffableDataSource(tableView: rows) { _, _, row in
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(row)"
      return cell
    }
    items.delegate = self
    items.dragDelegate = self
    items.dragInteractionEnabled = true
    rows.delegate = self
    rows.refreshControl = UIRefreshControl()
    text.text = "Some words to edit."
    apply(Array(0..<60), animated: false)
  }

  private func apply(_ numbers: [Int], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.one, .two])
    snapshot.appendItems(numbers, toSection: .one)
    snapshot.appendItems([-1, -2], toSection: .two)
    itemSource.apply(snapshot, animatingDifferences: animated) { [weak self] in self?.box.alpha = 0.5 }
    rowSource.apply(snapshot, animatingDifferences: animated) { [weak self] in self?.box.alpha = 0.5 }
  }

  // MARK: Operations

  func applyChanges() {
    apply(Array((0..<60).reversed().filter { $0 % 3 != 0 }), animated: true)
  }

  func animate() {
    UIView.animate(withDuration: 100, delay: 0, options: [.repeat, .autoreverse]) { self.box.center.x = 300 }
    let animator = UIViewPropertyAnimator(duration: 100, curve: .easeInOut) { self.text.alpha = 0.3 }
    animator.addCompletion { _ in self.box.alpha = 1 }
    animator.startAnimation()
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.toValue = 3
    spin.duration = 100
    spin.repeatCount = .infinity
    box.layer.add(spin, forKey: "spin")
    UIView.transition(with: field, duration: 100, options: .transitionCrossDissolve) { self.field.text = "Dissolved" }
    let dynamics = UIDynamicAnimator(referenceView: view)
    dynamics.addBehavior(UIGravityBehavior(items: [box]))
    self.dynamics = dynamics
  }

  func wait() {
    FrameTimers.schedule(after: 1000) { self.box.alpha = 0 }
    FrameTasks.add(self, "endless") { _ in self.isViewLoaded }
    PostFrameWork.enqueue { self.box.alpha = 0 }
    perform(Selector("note", RunningScreen.note), with: nil, afterDelay: 1000)
    CADisplayLink(target: self, selector: Selector("note", RunningScreen.note)).add(to: .main, forMode: .default)
    let link = UIUpdateLink(view: view) { _, _ in self.note() }
    link.isEnabled = true
    rows.refreshControl?.beginRefreshing()
  }

  func edit() {
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 5, length: 5)
    text.insertText("letters")
    undoManager?.registerUndo(withTarget: self) { $0.note() }
    UIPasteboard.general.string = "copied"
  }

  func ask() {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addTextField { _ in }
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.note() })
    present(alert, animated: true)
  }

  func push() {
    navigationController?.pushViewController(RunningScreen(), animated: true)
  }

  func note() {}
}

extension RunningScreen: UICollectionViewDelegate, UITableViewDelegate, UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))]
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard offersMenus else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [UIAction(title: "Action") { _ in self?.note() }])
    })
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    showsMenu = true
  }
}
