import Foundation

/// The list in an activity view controller, with a summary of the shared data and the available services.
final class ActivityListController: UITableViewController {
  private unowned let owner: UIActivityViewController
  private lazy var activities = owner.activities
  private static let previewSize = CGSize(width: 56, height: 56)
  /// The size of the panel in a popover before its rows are known, in points.
  static let initialSize = CGSize(width: 360, height: 340)
  /// The size of the panel that this list has set. An application may set another one, which is then kept.
  private var contentSize = ActivityListController.initialSize

  init(_ owner: UIActivityViewController) {
    self.owner = owner
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("ActivityListController does not support init(coder:); UIActivityViewController creates it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = headerContent()
    header.frame.size.height = 84
    tableView.tableHeaderView = header
    let showPreview: @MainActor (UIImage) -> Void = { [weak header] image in
      guard var content = header?.configuration as? UIListContentConfiguration else { return }
      content.image = image
      header?.configuration = content
    }
    owner.loadConfiguredPreview(size: Self.previewSize, showPreview)
    if (header.configuration as? UIListContentConfiguration)?.image == nil {
      let scale = traitCollection.displayScale
      let size = CGSize(width: Self.previewSize.width * scale, height: Self.previewSize.height * scale)
      owner.loadFilePreview(size: size, showPreview)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.owner.dismiss(animated: true) })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = tableView.adjustedContentInset
    let height = (tableView.contentSize.height + insets.top + insets.bottom).rounded(.up)
    guard owner.preferredContentSize == contentSize, height != contentSize.height else { return }
    contentSize.height = height
    owner.preferredContentSize = contentSize
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // While it appears, a popover keeps the size that it had at the beginning of the transition.
    guard let container = owner.activePresentationController?.containerView else { return }
    container.setNeedsLayout()
    UIView.animate(withDuration: 0.2) { container.layoutIfNeeded() }
  }

  /// Returns a view with a preview and a description of the data.
  private func headerContent() -> UIView & UIContentView {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = owner.configuredTitle ?? Self.summary(of: owner.placeholders)
    content.textProperties.numberOfLines = 2
    content.image = owner.thumbnail(size: Self.previewSize)
    content.imageProperties.maximumSize = Self.previewSize
    content.imageProperties.cornerRadius = 8
    return content.makeContentView()
  }

  /// Returns a short description of data, such as the text, the name of a file, or a number of images.
  static func summary(of items: [Any]) -> String {
    guard items.count == 1, let item = items.first else { return items.isEmpty ? "" : "\(items.count) Items" }
    return switch item {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let url as URL: url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString
    case is UIImage: "Image"
    default: "1 Item"
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    max(1, activities.count)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    var content = cell.defaultContentConfiguration()
    if activities.isEmpty {
      content.text = "No Services Available"
      content.textProperties.color = .secondaryLabel
      cell.selectionStyle = .none
    } else {
      content.text = activities[indexPath.row].activityTitle
      content.image = activities[indexPath.row].activityImage
      cell.selectionStyle = .default
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if activities.indices.contains(indexPath.row) { owner.perform(activities[indexPath.row]) }
  }
}
