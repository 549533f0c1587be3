import Foundation

/// Methods that set the attributes of nib elements on the objects that were created for them.
extension NibLoader {
  /// Sets the values of an element's attributes and children on an object.
  func decode(_ object: NSObject, _ element: NibElement) {
    switch object {
    case let view as UIView:
      if let id = element.id { objects[id] = view }
      decodeView(view, element)
    case let controller as UIViewController:
      if let id = element.id { objects[id] = controller }
      decodeController(controller, element)
    case let item as UIBarButtonItem: decodeBarButtonItem(item, element)
    case let item as UITabBarItem: decodeTabBarItem(item, element)
    case let item as UIBarItem: decodeBarItem(item, element)
    case let item as UINavigationItem: decodeNavigationItem(item, element)
    case let recognizer as UIGestureRecognizer: decodeRecognizer(recognizer, element)
    case let layout as UICollectionViewFlowLayout: decodeFlowLayout(layout, element)
    default: break
    }
  }

  /// Sets the values of a view, and creates its subviews.
  func decodeView(_ view: UIView, _ element: NibElement) {
    decodeCommon(view, element)
    switch view {
    case let label as UILabel: decodeLabel(label, element)
    case let image as UIImageView: decodeImageView(image, element)
    case let control as UIControl: decodeControl(control, element)
    case let scroll as UIScrollView: decodeScrollView(scroll, element)
    case let stack as UIStackView: decodeStack(stack, element)
    case let cell as UITableViewCell: decodeTableCell(cell, element)
    case let view as UITableViewHeaderFooterView: decodeHeaderFooter(view, element)
    case let view as UICollectionReusableView: decodeReusableView(view, element)
    case let progress as UIProgressView: decodeProgress(progress, element)
    case let indicator as UIActivityIndicatorView: decodeIndicator(indicator, element)
    case let bar as UINavigationBar: decodeNavigationBar(bar, element)
    case let bar as UIToolbar: decodeToolbar(bar, element)
    case let bar as UITabBar: decodeTabBar(bar, element)
    case let bar as UISearchBar: decodeSearchBar(bar, element)
    case let effect as UIVisualEffectView: decodeEffectView(effect, element)
    case let view as any _NibReading: view._readNibAttributes(element.attributes)
    default: break
    }
    decodeSubviews(of: view, element)
  }

  /// Creates the subviews and the gesture recognizers of a view, and adds them. Subviews of cells and effect views are added to
  /// the content view.
  private func decodeSubviews(of view: UIView, _ element: NibElement) {
    let content = contentView(of: view)
    for child in element.elements(in: "subviews") {
      guard let subview = makeView(child) else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        content.addSubview(subview)
      }
    }
    for child in element.elements(in: "gestureRecognizers") {
      guard let recognizer = makeObject(child) as? UIGestureRecognizer else { continue }
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Returns the view to which subviews are added. In a file, the subviews of a cell or an effect view are elements of
  /// the view itself, but they belong to its content view.
  private func contentView(of view: UIView) -> UIView {
    switch view {
    case let effect as UIVisualEffectView: effect.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let cell as UITableViewCell: cell.contentView
    case let view as UITableViewHeaderFooterView: view.contentView
    default: view
    }
  }

  /// Sets the values of a view that already exists, such as a content view, and creates its subviews.
  func decodeExisting(_ view: UIView, _ element: NibElement) {
    if let id = element.id { objects[id] = view }
    decodeView(view, element)
    adopt(view, element)
  }
}
