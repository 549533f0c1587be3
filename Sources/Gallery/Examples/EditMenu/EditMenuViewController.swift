import UIKit

/// A screen with pictures that have a menu to copy, paste and cut. A long press shows the menu. The
/// switch in the bar allows cutting, which the listing of Apple's Collection View Programming Guide for iOS prevents.
final class EditMenuViewController: UICollectionViewController {
  private(set) var pictures = Array(0..<12)
  let cutSwitch = UISwitch()

  /// The text that precedes a picture's number on the pasteboard.
  private static let prefix = "painting "

  init() {
    super.init(collectionViewLayout: TilesLayout(smallestSide: 80))
  }

  required init?(coder: NSCoder) {
    fatalError("EditMenuViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hold a Picture"
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(PaintingCell.self, forCellWithReuseIdentifier: "picture")
    let label = UILabel()
    label.text = "Cut"
    label.sizeToFit()
    navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: cutSwitch), UIBarButtonItem(customView: label)]
  }

  // MARK: The edit menu

  override func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  {
    true
  }

  // Called for each of cut, copy and paste.
  override func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    switch NSStringFromSelector(action) {
    case "copy:": return true
    case "paste:": return copiedPicture != nil
    case "cut:": return cutSwitch.isOn
    default: return false
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    switch NSStringFromSelector(action) {
    case "copy:": copyPicture(at: indexPath)
    case "cut:":
      copyPicture(at: indexPath)
      pictures.remove(at: indexPath.item)
      collectionView.deleteItems(at: [indexPath])
    case "paste:":
      guard let copiedPicture = copiedPicture else { return }
      // The copied picture is inserted before the picture that was pressed.
      pictures.insert(copiedPicture, at: indexPath.item)
      collectionView.insertItems(at: [indexPath])
    default: break
    }
  }

  private func copyPicture(at indexPath: IndexPath) {
    UIPasteboard.general.string = Self.prefix + "\(pictures[indexPath.item])"
  }

  /// The number of the picture on the pasteboard, or `nil` if the pasteboard does not contain a picture.
  private var copiedPicture: Int? {
    guard let text = UIPasteboard.general.string, text.hasPrefix(Self.prefix) else { return nil }
    return Int(text.dropFirst(Self.prefix.count))
  }

  // MARK: Data

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    pictures.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PaintingCell)?.imageView.image = Painting.image(pictures[indexPath.item])
    return cell
  }
}
