import GalleryLibrary
import UIKit

/// The cover flow: one photo in the middle, and its neighbors in perspective beside it. It is another layout of the same
/// collection view, into which the grid changes with an animation.
extension LibraryViewController {
  /// The layout of the cover flow, or `nil` if it is not shown.
  var flowLayout: PhotoFlowLayout? { shownLayout as? PhotoFlowLayout }

  /// Returns the menu that turns the cover flow on and off and changes the size of the photos.
  func makeViewMenu() -> UIMenu {
    let isFlow = flowLayout != nil
    let flow = UIAction(title: "Cover Flow", state: isFlow ? .on : .off) { [weak self] _ in self?.toggleCoverFlow() }
    var larger: UIMenuElement.Attributes = []
    var smaller: UIMenuElement.Attributes = []
    if isFlow || level.larger(grid: lastGridLevel) == nil { larger = .disabled }
    if isFlow || level.smaller(hasTime: hasTimeLevels) == nil { smaller = .disabled }
    let sizes = UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "Zoom In", image: UIImage(systemName: "plus"), attributes: larger) { [weak self] _ in
          self?.zoom(isLarger: true, at: nil)
        },
        UIAction(title: "Zoom Out", image: UIImage(systemName: "minus"), attributes: smaller) { [weak self] _ in
          self?.zoom(isLarger: false, at: nil)
        },
      ])
    return UIMenu(children: [flow, sizes] + [addingMenu, shortcutsMenu].compactMap(\.self))
  }

  /// The menu that adds photos to the library or to the folder of the screen, or `nil` on other screens.
  private var addingMenu: UIMenu? {
    if case .folder = collection.scope {} else if collection.scope != .all { return nil }
    let add = UIAction(title: "Add Photos…", image: UIImage(systemName: "square.and.arrow.down")) { [weak self] _ in
      self?.showPhotoPickerOfWindow()
    }
    return UIMenu(options: .displayInline, children: [add])
  }

  /// Changes between the cover flow and the grid.
  func toggleCoverFlow() {
    if flowLayout == nil { showCoverFlow() } else { leaveCoverFlow() }
  }

  private func showCoverFlow() {
    guard photos.count > 0 else { return }
    setEditing(false, animated: true)
    let layout = PhotoFlowLayout { [weak self] in self?.photos }
    change(to: layout, at: pointer)
  }

  /// Shows the grid again. The photo in the middle of the cover flow is then in the middle of the grid.
  func leaveCoverFlow() {
    guard let flow = flowLayout else { return }
    let path = photos.count > 0 ? photos.indexPath(of: flow.currentPosition) : nil
    let layout = makeLayout(.photos(lastGridLevel))
    change(to: layout, at: nil, keeping: path)
  }

  /// Shows the name and the date of the photo in the middle.
  func showCoverTitle() {
    let item = flowLayout.flatMap { photos.itemForFrame(at: $0.currentPosition) }
    if let flow = flowLayout { coverTitle.top = flow.titleTop }
    if let item, item.id != coverTitle.photo {
      coverTitle.photo = item.id
      coverTitle.titleLabel.text = item.name
      coverTitle.dateLabel.text = item.taken.longText
    }
    let alpha: CGFloat = item == nil ? 0 : 1
    if coverTitle.alpha != alpha { UIView.animate(withDuration: 0.3) { self.coverTitle.alpha = alpha } }
  }

  /// Scrolls a photo to the middle. Returns `false` if the cover flow is not shown or the photo is already in the middle.
  func openCover(at indexPath: IndexPath) -> Bool {
    guard let flow = flowLayout else { return false }
    let position = photos.position(of: indexPath)
    guard position != flow.currentPosition else { return false }
    collectionView.deselectItem(at: indexPath, animated: false)
    showCover(position)
    return true
  }

  private func showCover(_ position: Int) {
    guard let flow = flowLayout, photos.count > 0 else { return }
    targetCover = min(max(0, position), photos.count - 1)
    collectionView.setContentOffset(flow.offset(of: targetCover ?? 0), animated: true)
  }

  // MARK: Keys

  var coverKeyCommands: [UIKeyCommand] {
    guard flowLayout != nil else { return [] }
    let commands = [
      UIKeyCommand(
        title: "Next Photo", action: Selector("showNextCover:", Self.showNextCover(_:)),
        input: UIKeyCommand.inputRightArrow),
      UIKeyCommand(
        title: "Previous Photo", action: Selector("showPreviousCover:", Self.showPreviousCover(_:)),
        input: UIKeyCommand.inputLeftArrow),
      UIKeyCommand(
        title: "First Photo", action: Selector("showFirstCover:", Self.showFirstCover(_:)),
        input: UIKeyCommand.inputHome),
      UIKeyCommand(
        title: "Last Photo", action: Selector("showLastCover:", Self.showLastCover(_:)), input: UIKeyCommand.inputEnd),
      UIKeyCommand(title: "Open Photo", action: Selector("openCover:", Self.openCover(_:)), input: "\r"),
      UIKeyCommand(title: "Open Photo", action: Selector("openCover:", Self.openCover(_:)), input: " "),
      UIKeyCommand(
        title: "Show All Photos", action: Selector("endCoverFlow:", Self.endCoverFlow(_:)),
        input: UIKeyCommand.inputEscape),
    ]
    for command in commands { command.wantsPriorityOverSystemBehavior = true }
    return commands
  }

  private func moveCover(by count: Int) {
    guard let flow = flowLayout else { return }
    // If the content still scrolls because of an earlier key press, the movement begins at the target of that scroll.
    showCover((targetCover ?? flow.currentPosition) + count)
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func showNextCover(_ sender: Any?) { moveCover(by: isMirrored ? -1 : 1) }

  private func showPreviousCover(_ sender: Any?) { moveCover(by: isMirrored ? 1 : -1) }

  private func showFirstCover(_ sender: Any?) { showCover(0) }

  private func showLastCover(_ sender: Any?) { showCover(photos.count - 1) }

  private func openCover(_ sender: Any?) {
    if let flow = flowLayout, let item = photos.item(at: flow.currentPosition) { open(item, animated: true) }
  }

  private func endCoverFlow(_ sender: Any?) { leaveCoverFlow() }
}
