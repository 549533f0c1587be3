import UIKit
import os

private let logger = os.Logger(subsystem: "fixture", category: "desk")

/// A controller whose storyboard connects what many applications connect.
public class DeskController: UIViewController, UISearchBarDelegate {
  public var log: [String] = []

  public static func make() -> DeskController {
    UIStoryboard(name: "Desk", bundle: .module).instantiateInitialViewController() as! DeskController
  }

  /// Without labels, the name is also that of UIKit's method.
  @IBAction func dismiss() {
    logger.debug("dismiss")
    log.append("dismiss")
    dismiss(animated: false)
  }

  /// The sender is a switch, which does not matter on iOS because it is not used.
  @IBAction func logout(_ sender: UIButton) { log.append("logout") }

  @objc func reload(_ sender: UIRefreshControl) { log.append("reload") }

  func reloadWithOthers() {
    perform(#selector(reload(_:)), with: nil)
    perform(#selector(reload(_:)), with: UIView())
    perform(#selector(logout(_:)), with: "text")
  }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
}

extension UIViewController {
  @IBAction func closeModal(_ sender: Any) { (self as? DeskController)?.log.append("close \(sender is UIButton)") }
}

extension CALayer {
  @objc var edgeColor: UIColor? {
    get { borderColor.map { UIColor(cgColor: $0) } }
    set { borderColor = newValue?.cgColor }
  }
}

/// A layout that asks its delegate, and has values of its own if the delegate gives none.
public class TagLayout: UICollectionViewLayout {
  public var inset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  public func inset(in view: UICollectionView) -> UIEdgeInsets {
    let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
    return delegate?.collectionView?(view, layout: self, insetForSectionAt: 0) ?? inset
  }
}

/// The base of controllers with tables.
public class TableBase: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

public class Contacts: TableBase {
  func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 80 }
  func numberOfSections(in t: UITableView) -> Int { 3 }
}

@objc protocol DrawerDelegate {
  @objc optional func depth(of drawer: Drawer) -> Int
}

class Drawer: NSObject {
  weak var delegate: DrawerDelegate?
  var depth: Int { delegate?.depth?(of: self) ?? 1 }
}

class Shelf: NSObject, DrawerDelegate {}

class DeepShelf: Shelf {
  func depth(of drawer: Drawer) -> Int { 5 }
}
