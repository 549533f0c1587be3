import Foundation
import RuntimeInterface
import SwiftABI

extension UITableView {
  /// Returns a reused or new cell for a reuse identifier, or `nil` if no class is registered for it. `path` is the
  /// index path of the row, if it is known.
  final func dequeueCell(_ identifier: String, _ path: IndexPath?) -> UITableViewCell? {
    if let (reconfiguredPath, cell) = reconfiguredCell, path == nil || path == reconfiguredPath {
      if cell.reuseIdentifier != identifier {
        Diagnostics.report(
          "the data source dequeued a cell “\(identifier)” for row \(Array(reconfiguredPath)) of \(self) while that row was being "
            + "reconfigured; its existing cell “\(cell.reuseIdentifier ?? "")” is used")
      }
      return cell
    }
    if let cell = cellPool.dequeue(identifier) {
      UIView.withoutAnimation {
        cell.setSelected(false, animated: false)
        cell.setHighlighted(false, animated: false)
        cell.showsPlaceholder = false
        cell.stateInDrag = .none
        cell.isConfigurationDirty = true
        leavePool(cell)
        cell.prepareForReuse()
      }
      return cell
    }
    if let makeView = cellPool.viewMaker(for: identifier) {
      return UIView.withoutAnimation {
        let cell = makeView() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        cell.reuseIdentifier = identifier
        cell.owner = self
        return cell
      }
    }
    guard let viewClass = cellPool.viewClass(for: identifier) else { return nil }
    return UIView.withoutAnimation {
      let cell = InitializerDispatch.make(viewClass, style: 0, reuseIdentifier: identifier)
      cell.flags.insert(.initialized)
      cell.reuseIdentifier = identifier
      cell.owner = self
      return cell
    }
  }

  /// Requests the view of an element from the data source or the delegate.
  ///
  /// A reused view is visible as soon as it is dequeued, as in UIKit, so that the application can hide it.
  final func requestView<Provided: UIView>(_ provide: () -> Provided?) -> Provided? {
    let firstIndex = pass.requestedViews.count
    pass.viewRequestCount += 1
    let view = makingSubviews(provide)
    pass.viewRequestCount -= 1
    guard pass.requestedViews.count > firstIndex else { return view }
    for other in pass.requestedViews[firstIndex...] where other !== view && other.superview === self {
      // The application can return the view later. It is then shown as the application has left it.
      other.wasHiddenBeforePool = other.isHidden
      other.isHidden = true
    }
    pass.requestedViews.removeSubrange(firstIndex...)
    return view
  }

  /// Shows a view of the reuse pool that was dequeued for an element. A view that was dequeued at another time, for example to
  /// measure it, remains hidden.
  private func leavePool<View: UIView & PooledView>(_ view: View) {
    guard pass.viewRequestCount > 0 else {
      view.wasHiddenBeforePool = false
      return
    }
    view.wasHiddenBeforePool = nil
    view.isHidden = false
    pass.requestedViews.append(view)
  }

  final func missingCell(_ identifier: String, _ path: IndexPath) -> UITableViewCell {
    reportOnce(
      "cell \(identifier)",
      "no cell is registered with \(self) for the identifier “\(identifier)” (requested for row \(Array(path))): call "
        + "register(_:forCellReuseIdentifier:) first. The row gets an empty cell")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  final func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterPool.dequeue(identifier) {
      UIView.withoutAnimation {
        view.isConfigurationDirty = true
        leavePool(view)
        view.prepareForReuse()
      }
      return view
    }
    if let makeView = headerFooterPool.viewMaker(for: identifier) {
      return UIView.withoutAnimation {
        let view = makeView() ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.reuseIdentifier = identifier
        view.owner = self
        return view
      }
    }
    guard let viewClass = headerFooterPool.viewClass(for: identifier) else { return nil }
    return UIView.withoutAnimation {
      let view = InitializerDispatch.make(viewClass, reuseIdentifier: identifier)
      view.flags.insert(.initialized)
      view.reuseIdentifier = identifier
      view.owner = self
      return view
    }
  }
}
