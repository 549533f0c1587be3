import UIKit

/// A received message, with its sender and subject. The texts are invented, so that the example needs no mail server.
struct MailMessage: Hashable {
  let number: Int
  let mailbox: String
  let sender: String
  let subject: String
  let text: String
  let time: String

  /// The messages of all mailboxes, the newest first.
  static let all: [MailMessage] = {
    let senders = ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Edsger Dijkstra", "Barbara Liskov", "Donald Knuth"]
    let subjects = [
      "Notes on the engine", "A moth in the relay", "Can machines think?", "Go to considered", "On substitution",
      "A reward of $2.56",
    ]
    let openings = [
      "The engine weaves algebraic patterns just as the loom weaves flowers and leaves.",
      "We found it this afternoon, between two contacts, and taped it into the log.",
      "I propose to consider the question, and to replace it by another, closely related one.",
      "The quality of programmers falls with the number of jumps in what they write.",
      "What is true of the values of a type should be true of those of its subtypes.",
      "Thank you for the letter. You are right about page 411, and the check is in the mail.",
    ]
    let mailboxes = ["Inbox", "Inbox", "Inbox", "Archive", "Drafts", "Inbox"]
    return (0..<36).map { index in
      let kind = index % senders.count
      return MailMessage(
        number: index, mailbox: mailboxes[(index / 2) % mailboxes.count], sender: senders[kind],
        subject: index < senders.count ? subjects[kind] : "Re: " + subjects[kind],
        text: ([openings[kind]] + Array(repeating: openings[(kind + index) % 6], count: 2)).joined(separator: "\n\n"),
        time: "\(9 + (36 - index) / 6):\(10 + (index * 7) % 50)")
    }
  }()

  /// Returns the messages of a mailbox whose sender or subject contains a text, regardless of case. The mailbox
  /// "All Mail" contains all messages. An empty text matches every message.
  static func messages(in mailbox: String, containing text: String) -> [MailMessage] {
    all.filter { message in
      (mailbox == "All Mail" || message.mailbox == mailbox)
        && (text.isEmpty || "\(message.sender) \(message.subject)".lowercased().contains(text.lowercased()))
    }
  }
}
