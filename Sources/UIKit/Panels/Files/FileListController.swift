import Foundation

/// A view controller that lists the contents of a folder, from which the user picks files or a folder.
final class FileListController: UITableViewController {
  /// A description of the files that the user can pick, with closures that are called when the user picks files or
  /// cancels. The lists of all folders share it.
  final class Request {
    /// A closure that returns whether a file can be picked.
    var accepts: (URL) -> Bool = { _ in true }
    /// Indicates whether folders are picked instead of files.
    var picksFolders = false
    /// The title of the button that picks the visible folder.
    var folderTitle = "Open"
    var allowsMultipleSelection = false
    var showsExtensions = true
    /// Indicates whether files are shown with a small version of the image that they contain.
    var showsThumbnails = false
    var onPick: ([URL]) -> Void = { _ in }
    var onCancel: () -> Void = {}
  }

  private let folder: URL
  private let request: Request
  private var folders: [URL] = []
  private var files: [URL] = []
  private var selectedURLs: [URL] = []
  private lazy var doneItem = UIBarButtonItem(
    title: request.picksFolders ? request.folderTitle : "Open",
    primaryAction: UIAction { [weak self] _ in self?.confirmSelection() })

  init(_ folder: URL, _ request: Request) {
    self.folder = folder
    self.request = request
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("FileListController does not support init(coder:); UIDocumentPickerViewController creates it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = folder.path == "/" ? "Computer" : folder.lastPathComponent
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    readFolder()
    let cancel = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.request.onCancel() })
    if request.picksFolders || request.allowsMultipleSelection {
      navigationItem.rightBarButtonItems = [doneItem, cancel]
      doneItem.isEnabled = request.picksFolders
    } else {
      navigationItem.rightBarButtonItem = cancel
    }
    // From a list that was opened by another list, the back button leads to the enclosing folder.
    if !(navigationController?.viewControllers.dropLast().last is FileListController), folder.path != "/" {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Up", primaryAction: UIAction { [weak self] _ in self?.goUp() })
      navigationItem.leftItemsSupplementBackButton = true
    }
  }

  /// Reads the names of the files in the folder. Hidden files are omitted.
  private func readFolder() {
    let contents: [URL]
    do {
      contents = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    } catch {
      return Diagnostics.report("the folder \(folder.path) cannot be read: \(error.localizedDescription)")
    }
    let sorted = contents.sorted {
      $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending
    }
    func isFolder(_ url: URL) -> Bool { (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
    folders = sorted.filter(isFolder)
    files = request.picksFolders ? [] : sorted.filter { !isFolder($0) && request.accepts($0) }
    guard folders.isEmpty, files.isEmpty, !request.picksFolders else { return }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "folder")
    empty.text = "No Files"
    empty.secondaryText = "\(UserFolders().name(of: folder)) contains nothing that can be picked."
    contentUnavailableConfiguration = empty
  }

  private func goUp() {
    guard let navigationController else { return }
    let list = FileListController(folder.deletingLastPathComponent(), request)
    navigationController.setViewControllers(navigationController.viewControllers.dropLast() + [list], animated: false)
  }

  private func confirmSelection() { request.onPick(request.picksFolders ? [folder] : selectedURLs) }

  // MARK: Rows

  private func url(at row: Int) -> URL { row < folders.count ? folders[row] : files[row - folders.count] }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    folders.count + files.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    let url = url(at: indexPath.row)
    var content = cell.defaultContentConfiguration()
    let isFolder = indexPath.row < folders.count
    content.text =
      isFolder || request.showsExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    content.image = UIImage(systemName: isFolder ? "folder" : "doc")
    if !isFolder, request.showsThumbnails {
      content.image = (try? UIImage.thumbnail(contentsOf: url, maximumPixelSize: 88)) ?? content.image
      content.imageProperties.maximumSize = CGSize(width: 44, height: 44)
    }
    cell.accessoryType = isFolder ? .disclosureIndicator : selectedURLs.contains(url) ? .checkmark : .none
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let url = url(at: indexPath.row)
    if indexPath.row < folders.count {
      navigationController?.pushViewController(FileListController(url, request), animated: true)
    } else if request.allowsMultipleSelection {
      if let index = selectedURLs.firstIndex(of: url) {
        selectedURLs.remove(at: index)
      } else {
        selectedURLs.append(url)
      }
      doneItem.isEnabled = !selectedURLs.isEmpty
      tableView.reloadRows(at: [indexPath], with: .none)
    } else {
      request.onPick([url])
    }
  }
}
