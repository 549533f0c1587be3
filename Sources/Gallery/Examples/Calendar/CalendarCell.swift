import UIKit

/// A cell that contains a calendar view.
final class CalendarCell: UICollectionViewListCell {
  /// Shows a calendar view, and removes it from the cell that showed it before.
  func show(_ calendarView: UICalendarView) {
    guard calendarView.superview !== contentView else { return }
    calendarView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(calendarView)
    NSLayoutConstraint.activate([
      calendarView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      calendarView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      calendarView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      calendarView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      calendarView.heightAnchor.constraint(equalToConstant: 370),
    ])
  }
}
