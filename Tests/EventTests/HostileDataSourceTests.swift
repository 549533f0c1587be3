import UIKit
import UIKitTesting
import XCTest

/// Data sources that a table view or a collection view loses while it calls them.
@preconcurrency @MainActor
final class HostileDataSourceTests: HostileTestCase {
  private enum Call: CaseIterable {
    case sections, count, cell, display, size
  }

  /// A data source and delegate that runs a closure in the n-th call of one kind.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let call: Call
    let number: Int
    var action: () -> Void = {}
    private var callCount = 0

    init(_ call: Call, number: Int) {
      self.call = call
      self.number = number
    }

    private func note(_ call: Call) {
      guard call == self.call else { return }
      callCount += 1
      if callCount == number { action() }
    }

    func numberOfSections(in tableView: UITableView) -> Int {
      note(.sections)
      return 3
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      note(.count)
      return 20
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      note(.cell)
      return UITableViewCell()
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      note(.display)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      note(.size)
      return 44
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int {
      note(.sections)
      return 3
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      note(.count)
      return 20
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      note(.cell)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note(.display) }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      note(.size)
      return CGSize(width: 90, height: 44)
    }
  }

  func testTheDataSourceOfATableViewIsRemovedInACall() {
    for call in Call.allCases {
      for number in [1, 3] {
        let source = Source(call, number: number)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        table.dataSource = source
        table.delegate = source
        source.action = { [unowned table] in table.dataSource = nil }
        root.view.addSubview(table)
        app.frame()
        app.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50))
        if table.dataSource == nil {
          table.layoutIfNeeded()
          XCTAssertEqual(table.visibleCells.count, 0, "\(call) \(number)")
        }
        table.dataSource = source
        app.frame()
        XCTAssertEqual(table.numberOfSections, 3)
        XCTAssertFalse(table.visibleCells.isEmpty, "\(call) \(number)")
        table.removeFromSuperview()
      }
    }
  }

  func testTheDataSourceOfACollectionViewIsRemovedInACall() {
    for call in Call.allCases {
      for number in [1, 3] {
        let source = Source(call, number: number)
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        source.action = { [unowned view] in view.dataSource = nil }
        root.view.addSubview(view)
        app.frame()
        app.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50))
        if view.dataSource == nil {
          view.layoutIfNeeded()
          XCTAssertEqual(view.visibleCells.count, 0, "\(call) \(number)")
        }
        view.dataSource = source
        app.frame()
        XCTAssertEqual(view.numberOfSections, 3)
        XCTAssertFalse(view.visibleCells.isEmpty, "\(call) \(number)")
        view.removeFromSuperview()
      }
    }
  }
}
