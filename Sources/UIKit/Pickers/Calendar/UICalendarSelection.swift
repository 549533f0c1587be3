import Foundation

/// The way in which the user selects dates in a calendar view. Use one of its subclasses.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// The calendar view that uses the selection, or `nil` if none does.
  package weak var view: UICalendarView?

  /// Creates a selection. Only UIKit's own subclasses call this initializer.
  package init(forSubclass: Void) { super.init() }

  /// Updates the dates that can be selected, by asking the delegate of the selection again.
  open func updateSelectableDates() { view?.refreshDays() }

  // MARK: For the calendar view; overridden by the subclasses of UIKit

  /// Returns whether a day is selected. Subclasses override this method.
  ///
  /// - Parameters:
  ///   - day: The start of the day.
  ///   - calendar: The calendar of the calendar view.
  package func contains(_ day: Date, in calendar: Calendar) -> Bool { false }

  /// Returns whether the user can select or deselect a day.
  ///
  /// - Parameters:
  ///   - day: The start of the day.
  ///   - calendar: The calendar of the calendar view.
  package func canToggle(_ day: Date, in calendar: Calendar) -> Bool { false }

  /// Selects or deselects a day in response to user input, and notifies the delegate.
  ///
  /// - Parameters:
  ///   - day: The start of the day.
  ///   - calendar: The calendar of the calendar view.
  package func toggle(_ day: Date, in calendar: Calendar) {}

  /// Indicates whether the whole week of a selected day is marked.
  package var marksWeeks: Bool { false }

  /// Returns the date components with which a day is described to selections and delegates.
  package static func components(of day: Date, in calendar: Calendar) -> DateComponents {
    var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
    components.calendar = calendar
    return components
  }

  /// Returns the start of the day that date components specify, or `nil` if they do not specify a valid day.
  package static func day(_ components: DateComponents, in calendar: Calendar) -> Date? {
    (components.calendar ?? calendar).date(from: components).map { calendar.startOfDay(for: $0) }
  }
}
