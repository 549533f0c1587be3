import UIKit

extension TableCallbackStress: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    called("numberOfSections")
    return model.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    called("numberOfRows")
    return section < model.count ? model[section].count : 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    called("cell")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? TableCallbackCell {
      cell.called = { [weak self] in self?.called($0) }
      cell.field.delegate = self
      cell.name = name(at: indexPath) ?? -2
    }
    called("dequeued cell")
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    called("canEdit")
    return true
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    called("canMove")
    return true
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    guard name(at: sourceIndexPath) != nil, destinationIndexPath.section < model.count else { return }
    let name = model[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    let section = destinationIndexPath.section
    model[section].insert(name, at: min(destinationIndexPath.row, model[section].count))
  }
}

extension TableCallbackStress: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { called("prefetch") }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    called("cancel prefetching")
  }
}

extension TableCallbackStress: UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    called("header")
    return section % 2 == 0 ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    called("height of a header")
    return 20
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    called("height")
    if isSelfSizing { return UITableView.automaticDimension }
    return family == .heights ? CGFloat(20 + indexPath.row % 3 * 10) : 30
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    called("estimated height")
    return isSelfSizing ? 40 : 0
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    called("willDisplay")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    called("didEndDisplaying")
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    called("willDisplay header")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    called("didEndDisplaying header")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    called("shouldHighlight")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { called("didHighlight") }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    called("willSelect")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { called("didSelect") }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { called("didUnhighlight") }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    called("indentation")
    return 0
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    called("editing style")
    return .delete
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { called("didScroll") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { called("didEndScrollingAnimation") }
}
