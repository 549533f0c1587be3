import UIKit

/// A chat whose messages have unknown heights: the collection view measures the cells that come near the screen.
final class ChatController: UIViewController, WorkController, UICollectionViewDataSource {
  private let work: String
  private let avatars: [UIImage?]
  private var count: Int
  /// The number of the first message.
  private var first = 0
  private var collectionView: UICollectionView!
  private var layout: ChatLayout!

  init(work: String, count: Int, avatars: [UIImage?]) {
    self.work = work
    self.count = count
    self.avatars = avatars
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("ChatController does not support init(coder:); create it in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let background = UIColor(red: 0x2b / 255, green: 0x2b / 255, blue: 0x2b / 255, alpha: 1)
    view.backgroundColor = background
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 240, bottom: 0, trailing: 240)
    layout = ChatLayout(section: section)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.backgroundColor = background
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.showsVerticalScrollIndicator = false
    for identifier in ChatCell.reuseIdentifiers {
      collectionView.register(ChatCell.self, forCellWithReuseIdentifier: identifier)
    }
    collectionView.dataSource = self
    view.addSubview(collectionView)
    scrollToEnd()
  }

  // MARK: The steps

  var stepCount: Int {
    switch work {
    case "chat-scroll": 600
    case "chat-append": 100
    case "chat-prepend", "chat-jump": 20
    case "chat-resize": 40
    default: 0
    }
  }

  var framesPerStep: Int {
    switch work {
    case "chat-append", "chat-resize": 3
    case "chat-prepend", "chat-jump": 6
    default: 1
    }
  }

  func prepareForSteps() {
    if work == "chat-prepend" { jump(to: count / 2) }
  }

  func perform(_ step: Int) {
    switch work {
    case "chat-scroll": collectionView.contentOffset.y -= 40
    case "chat-append": append()
    case "chat-prepend": prepend(50)
    case "chat-resize":
      collectionView.frame.size.width = CGFloat(step < 20 ? 1280 - 19 * (step + 1) : 1280 - 19 * (39 - step))
      scrollToEnd()
    default: jump(to: (count / 2 + 7919 * step) % count)
    }
  }

  private func scrollToEnd() {
    collectionView.scrollToItem(at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: false)
  }

  private func jump(to item: Int) {
    collectionView.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
  }

  private func append() {
    UIView.performWithoutAnimation {
      collectionView.performBatchUpdates {
        self.count += 1
        self.collectionView.insertItems(at: [IndexPath(item: self.count - 1, section: 0)])
      }
      scrollToEnd()
    }
  }

  /// Inserts older messages, and keeps the visible ones where they are.
  private func prepend(_ number: Int) {
    let visible = collectionView.indexPathsForVisibleItems.min() ?? IndexPath(item: 0, section: 0)
    let frame = layout.layoutAttributesForItem(at: visible)?.frame ?? .zero
    layout.anchor = (
      IndexPath(item: visible.item + number, section: 0), frame.minY - collectionView.contentOffset.y
    )
    UIView.performWithoutAnimation {
      collectionView.performBatchUpdates {
        self.count += number
        self.first -= number
        self.collectionView.insertItems(at: (0..<number).map { IndexPath(item: $0, section: 0) })
      }
    }
    layout.anchor = nil
  }

  // MARK: UICollectionViewDataSource

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let message = ChatMessage(number: first + indexPath.item)
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: ChatCell.reuseIdentifier(of: message), for: indexPath)
    (cell as? ChatCell)?.show(message, avatars[message.avatar])
    return cell
  }
}
