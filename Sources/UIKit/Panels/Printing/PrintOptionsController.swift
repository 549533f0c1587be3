import Foundation

/// A view controller that shows the options of a print job and a preview of its pages.
final class PrintOptionsController: UITableViewController {
  private enum Row { case printer, copies, pages, paper, orientation, duplex, grayscale }

  private let job: PrintJob
  private(set) var settings: PrintSettings
  /// The names of the print queues. The array is empty until the queues have been found.
  private(set) var printers: [String] = []
  private var sections: [[Row]] = []
  private lazy var preview = PrintPreviewView(job.content)
  private lazy var printItem = UIBarButtonItem(
    title: "Print", primaryAction: UIAction { [weak self] _ in self?.confirm() })

  init(_ job: PrintJob) {
    self.job = job
    settings = job.settings
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("PrintOptionsController does not support init(coder:); UIPrintInteractionController creates it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Options"
    preferredContentSize = CGSize(width: 400, height: 560)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.job.cancel() })
    printItem.style = .done
    navigationItem.rightBarButtonItem = printItem
    preview.onSelectionChange = { [weak self] pages in self?.setPages(pages) }
    preview.frame.size.height = 260
    tableView.tableHeaderView = preview
    settingsChanged()
    PrintSpooler.shared.findPrinters { [weak self] names, standard in self?.printersFound(names, standard) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // If a list of choices covers the options, the job does not end.
    let isCovered = navigationController.map { $0.viewControllers.contains(self) && !$0.isBeingDismissed } ?? false
    if !isCovered { job.panelDisappeared() }
  }

  private func printersFound(_ names: [String], _ standard: String?) {
    printers = names
    switch settings.destination {
    case .printer(let name) where names.contains(name): break
    default: settings.destination = (standard ?? names.first).map { .printer($0) } ?? .file
    }
    settingsChanged()
  }

  // MARK: Settings

  /// Changes the options with a closure, and updates the panel.
  func change(_ body: (inout PrintSettings) -> Void) {
    body(&settings)
    settingsChanged()
  }

  private func setPages(_ pages: IndexSet) {
    settings.pages = pages.count == preview.pageCount ? nil : pages
    settingsChanged(updatesPreview: false)
  }

  private func settingsChanged(updatesPreview: Bool = true) {
    if updatesPreview {
      preview.show(settings)
      if settings.pages == nil || preview.pageCount < (settings.pages?.last ?? -1) + 1 { settings.pages = nil }
    }
    printItem.title = settings.destination == .file ? "Save" : "Print"
    printItem.isEnabled = preview.hasContent && settings.pages?.isEmpty != true
    var first: [Row] = [.printer]
    if settings.destination != .file, job.showsNumberOfCopies { first.append(.copies) }
    if preview.pageCount > 1 { first.append(.pages) }
    var second: [Row] = preview.pageCount > 0 ? [.paper] : []
    if preview.pageCount > 0, job.showsPaperOrientation { second.append(.orientation) }
    let third: [Row] = settings.destination == .file ? [] : [.duplex, .grayscale]
    sections = [first, second, third].filter { !$0.isEmpty }
    tableView.reloadData()
  }

  private func confirm() {
    let settings = settings
    job.dismissPanel { self.job.start(settings) }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.valueCell()
    cell.selectionStyle = .none
    switch sections[indexPath.section][indexPath.row] {
    case .printer:
      content.text = "Printer"
      content.secondaryText = destinationTitle(settings.destination)
      showDisclosure(cell)
    case .copies:
      content.text = settings.copies == 1 ? "1 Copy" : "\(settings.copies) Copies"
      cell.accessoryView = copiesStepper()
    case .pages:
      content.text = "Pages"
      content.secondaryText = pagesTitle
    case .paper:
      content.text = "Paper Size"
      content.secondaryText = settings.paper.title
      showDisclosure(cell)
    case .orientation:
      content.text = "Orientation"
      cell.accessoryView = orientationControl()
    case .duplex:
      content.text = "Double-sided"
      cell.accessoryView = toggle(settings.duplex != .none) { settings, isOn in
        settings.duplex = isOn ? (settings.isLandscape ? .shortEdge : .longEdge) : .none
      }
    case .grayscale:
      content.text = "Black & White"
      cell.accessoryView = toggle(settings.isGrayscale) { $0.isGrayscale = $1 }
    }
    cell.contentConfiguration = content
    return cell
  }

  private func showDisclosure(_ cell: UITableViewCell) {
    cell.accessoryType = .disclosureIndicator
    cell.selectionStyle = .default
  }

  private func destinationTitle(_ destination: PrintSettings.Destination) -> String {
    switch destination {
    case .file: "Save as PDF"
    case .printer(let name): name.replacingOccurrences(of: "_", with: " ")
    }
  }

  private var pagesTitle: String {
    guard let ranges = settings.pageRanges else { return "All \(preview.pageCount)" }
    guard !ranges.isEmpty else { return "None" }
    return ranges.replacingOccurrences(of: "-", with: "–").replacingOccurrences(of: ",", with: ", ")
  }

  private func copiesStepper() -> UIStepper {
    let stepper = UIStepper()
    stepper.minimumValue = 1
    // `lp` accepts up to 100 copies (its manual page, `-n`).
    stepper.maximumValue = 100
    stepper.value = Double(settings.copies)
    stepper.addAction(
      UIAction { [weak self, weak stepper] _ in
        guard let stepper else { return }
        self?.change { $0.copies = Int(stepper.value) }
      }, for: .valueChanged)
    stepper.sizeToFit()
    return stepper
  }

  private func orientationControl() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["Portrait", "Landscape"])
    control.selectedSegmentIndex = settings.isLandscape ? 1 : 0
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let control else { return }
        self?.change { $0.isLandscape = control.selectedSegmentIndex == 1 }
      }, for: .valueChanged)
    control.sizeToFit()
    return control
  }

  private func toggle(_ isOn: Bool, _ apply: @escaping (inout PrintSettings, Bool) -> Void) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let toggle else { return }
        self?.change { apply(&$0, toggle.isOn) }
      }, for: .valueChanged)
    toggle.sizeToFit()
    return toggle
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch sections[indexPath.section][indexPath.row] {
    case .printer:
      let destinations: [PrintSettings.Destination] = printers.map { .printer($0) } + [.file]
      let selected = destinations.firstIndex(of: settings.destination)
      showChoice("Printer", destinations.map(destinationTitle), selected) { [weak self] index in
        self?.change { $0.destination = destinations[index] }
      }
    case .paper:
      let papers = job.papers
      let selected = papers.firstIndex { $0.name == settings.paper.name }
      showChoice("Paper Size", papers.map(\.title), selected) { [weak self] index in
        self?.change { $0.paper = papers[index] }
      }
    default: break
    }
  }

  private func showChoice(_ title: String, _ titles: [String], _ selected: Int?, _ pick: @escaping (Int) -> Void) {
    let list = ChoiceListController(titles, selected: selected) { [weak self] index in
      pick(index)
      self?.navigationController?.popViewController(animated: true)
    }
    list.title = title
    navigationController?.pushViewController(list, animated: true)
  }
}
