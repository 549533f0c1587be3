import Foundation

/// A method that sets the attributes of a nib element on a scroll view.
extension NibLoader {
  func decodeScrollView(_ view: UIScrollView, _ element: NibElement) {
    if let value = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = value }
    if let value = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
    if let value = element.bool("bounces") { view.bounces = value }
    if let value = element.bool("bouncesZoom") { view.bouncesZoom = value }
    if let value = element.bool("pagingEnabled") { view.isPagingEnabled = value }
    if let value = element.bool("scrollEnabled") { view.isScrollEnabled = value }
    if let value = element.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
    if let value = element.bool("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = value }
    if let value = element.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = value }
    if let value = element.bool("delaysContentTouches") { view.delaysContentTouches = value }
    if let value = element.bool("canCancelContentTouches") { view.canCancelContentTouches = value }
    if let value = element.number("minimumZoomScale"), value > 0 { view.minimumZoomScale = value }
    if let value = element.number("maximumZoomScale"), value > 0 { view.maximumZoomScale = value }
    if let mode = element["keyboardDismissMode"].flatMap({ NibNames.keyboardDismissMode[$0] }) {
      view.keyboardDismissMode = mode
    }
    switch element["indicatorStyle"] {
    case "black": view.indicatorStyle = .black
    case "white": view.indicatorStyle = .white
    default: break
    }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    if let insets = element.insets("contentInset") { view.contentInset = insets }
    if let insets = element.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
    if let size = element.size("contentSize") { view.contentSize = size }
    if let child = element.child(key: "refreshControl"), let refresh = makeView(child) as? UIRefreshControl {
      view.refreshControl = refresh
    }
    switch view {
    case let view as UITextView: decodeTextView(view, element)
    case let table as UITableView: decodeTable(table, element)
    case let collection as UICollectionView: decodeCollection(collection, element)
    default: break
    }
  }
}
