import UIKit

/// A page with the settings of a category. Each control changes its setting immediately.
final class SettingsPageViewController: UICollectionViewController, UITextFieldDelegate {
  private let page: SettingsPage
  private let store: SettingsStore

  private var dataSource: UICollectionViewDiffableDataSource<String, String>!

  init(page: SettingsPage, store: SettingsStore) {
    self.page = page
    self.store = store
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let section = page.sections(for: store.settings)[index]
        configuration.headerMode = section.header == nil ? .none : .supplementary
        configuration.footerMode = section.footer == nil ? .none : .supplementary
        return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      })
    title = page.rawValue
  }

  required init?(coder: NSCoder) { fatalError("SettingsPageViewController does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.keyboardDismissMode = .onDrag
    makeDataSource()
    updateRows(animated: false)
  }

  /// Creates the data source. The registrations are created outside of its closures, because a registration that is
  /// created for each cell prevents the reuse of cells.
  private func makeDataSource() {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, indexPath, _ in
      self?.configure(cell, at: indexPath)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, row in
      collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: row)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in self?.configureText(view, isHeader: true, at: indexPath) }
    let footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] view, _, indexPath in self?.configureText(view, isHeader: false, at: indexPath) }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: indexPath)
    }
  }

  // MARK: Rows

  private var sections: [SettingsSection] { page.sections(for: store.settings) }

  private func row(at indexPath: IndexPath) -> SettingsRow { sections[indexPath.section].rows[indexPath.item] }

  /// Shows the rows that the settings require. Rows that depend on a switch appear and disappear with an animation.
  private func updateRows(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for section in sections {
      snapshot.appendSections([section.rows[0].title])
      snapshot.appendItems(section.rows.map(\.title))
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func configure(_ cell: UICollectionViewListCell, at indexPath: IndexPath) {
    let row = row(at: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    if case .reset = row.control { content.textProperties.color = .systemRed }
    cell.contentConfiguration = content
    cell.accessories = [accessory(for: row)].compactMap { $0 }
  }

  private func configureText(_ view: UICollectionViewListCell, isHeader: Bool, at indexPath: IndexPath) {
    let section = sections[indexPath.section]
    var content = isHeader ? UIListContentConfiguration.groupedHeader() : .groupedFooter()
    content.text = isHeader ? section.header : section.footer
    view.contentConfiguration = content
  }

  // MARK: Controls

  private func accessory(for row: SettingsRow) -> UICellAccessory? {
    switch row.control {
    case .toggle(let setting): view(toggle(setting), title: row.title)
    case .choice(let names, let setting): .popUpMenu(menu(names, setting))
    case .text(let setting): view(textField(setting), title: row.title)
    case .color(let setting): view(colorWell(setting), title: row.title)
    case .time(let setting): view(timePicker(setting), title: row.title)
    case .steps(let count, let setting): view(slider(count, setting), title: row.title)
    case .value(let text): .label(text: text)
    case .reset: nil
    }
  }

  private func view(_ control: UIView, title: String) -> UICellAccessory {
    control.accessibilityLabel = title
    return .customView(configuration: .init(customView: control, placement: .trailing()))
  }

  private func toggle(_ setting: WritableKeyPath<AppSettings, Bool>) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = store.settings[keyPath: setting]
    toggle.addAction(
      UIAction { [weak self] action in
        guard let self, let toggle = action.sender as? UISwitch else { return }
        store.settings[keyPath: setting] = toggle.isOn
        updateRows(animated: true)
      }, for: .valueChanged)
    return toggle
  }

  private func menu(_ names: [String], _ setting: WritableKeyPath<AppSettings, String>) -> UIMenu {
    let current = store.settings[keyPath: setting]
    return UIMenu(
      options: .singleSelection,
      children: names.map { name in
        UIAction(title: name, state: name == current ? .on : .off) { [weak self] _ in
          self?.store.settings[keyPath: setting] = name
        }
      })
  }

  private func textField(_ setting: WritableKeyPath<AppSettings, String>) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 32))
    field.text = store.settings[keyPath: setting]
    field.textAlignment = .right
    field.textColor = .secondaryLabel
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.returnKeyType = .done
    field.delegate = self
    field.addAction(
      UIAction { [weak self] action in
        self?.store.settings[keyPath: setting] = (action.sender as? UITextField)?.text ?? ""
      }, for: .editingChanged)
    return field
  }

  private func colorWell(_ setting: WritableKeyPath<AppSettings, UIColor>) -> UIColorWell {
    let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    well.selectedColor = store.settings[keyPath: setting]
    well.supportsAlpha = false
    well.addAction(
      UIAction { [weak self] action in
        guard let color = (action.sender as? UIColorWell)?.selectedColor else { return }
        self?.store.settings[keyPath: setting] = color
      }, for: .valueChanged)
    return well
  }

  private func timePicker(_ setting: WritableKeyPath<AppSettings, Date>) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .compact
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = store.settings[keyPath: setting]
    picker.sizeToFit()
    picker.addAction(
      UIAction { [weak self] action in
        guard let picker = action.sender as? UIDatePicker else { return }
        self?.store.settings[keyPath: setting] = picker.date
      }, for: .valueChanged)
    return picker
  }

  private func slider(_ count: Int, _ setting: WritableKeyPath<AppSettings, Float>) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
    slider.maximumValue = Float(count - 1)
    slider.value = store.settings[keyPath: setting]
    slider.addAction(
      UIAction { [weak self] action in
        guard let self, let slider = action.sender as? UISlider else { return }
        // The slider has whole positions only, so the knob moves to the nearest one.
        slider.value = slider.value.rounded()
        store.settings[keyPath: setting] = slider.value
      }, for: .valueChanged)
    return slider
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  // MARK: Reset

  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    if case .reset = row(at: indexPath).control { return true }
    return false
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let alert = UIAlertController(
      title: "Reset all settings?", message: "Your books and bookmarks are kept.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
        guard let self else { return }
        store.settings = AppSettings()
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot)
      })
    present(alert, animated: true)
  }
}
