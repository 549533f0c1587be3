import CoreData
import UIKit
import XCTest

@testable import Board

/// Records the calls of a delegate, with the number of objects at the beginning and at the end.
final class FetchedResultsLog: NSObject, NSFetchedResultsControllerDelegate {
  var lines: [String] = []
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    lines.append("will \(controller.fetchedObjects?.count ?? 0)")
  }
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    lines.append("did \(controller.fetchedObjects?.count ?? 0)")
  }
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "-" }
    let names: [NSFetchedResultsChangeType: String] = [
      .insert: "insert", .delete: "delete", .move: "move", .update: "update",
    ]
    let title = (anObject as? Publication)?.title ?? "?"
    lines.append("\(names[type]!) \(title) \(text(indexPath)) \(text(newIndexPath))")
  }
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) { lines.append("section \(sectionInfo.name) \(sectionIndex) \(type == .insert ? "insert" : "delete")") }
}

/// Records the snapshots, and counts the calls of other methods.
final class FetchedResultsSnapshotLog: NSObject, NSFetchedResultsControllerDelegate {
  var snapshots: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []
  var others = 0
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { others += 1 }
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { others += 1 }
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { snapshots.append(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>) }
}

/// Applies the differences, and counts the calls of other methods.
final class FetchedResultsDifferenceLog: NSObject, NSFetchedResultsControllerDelegate {
  var ids: [NSManagedObjectID] = []
  var count = 0
  var others = 0
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { others += 1 }
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {
    count += 1
    ids = ids.applying(diff) ?? []
  }
}
