import UIKit

/// A table view whose delegate returns a different height for each row, without estimates.
final class BenchmarkTable: UITableViewController {
  private let count: Int
  /// The number of heights that the table view has requested.
  private(set) var requestCount = 0

  init(count: Int) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("BenchmarkTable does not support init(coder:); create it in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    requestCount += 1
    return CGFloat(40 + (indexPath.row &* 7919 &+ Int(tableView.bounds.width)) % 201)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
