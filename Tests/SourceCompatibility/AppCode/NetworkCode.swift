// Code of an app that fetches data. UIKit is not imported: the names are Foundation's.

import Foundation

package final class NetworkCode: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate,
  @unchecked Sendable
{
  package var log: [String] = []

  package func fetch(_ address: String) {
    guard let url = URL(string: address) else { return }
    let start = Date()
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      let code = (response as? HTTPURLResponse)?.statusCode ?? 0
      let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "none"
      let milliseconds = Int((Date().timeIntervalSince(start) * 1000).rounded())
      self.log.append("\(code) \(text) \((error as? URLError)?.code.rawValue ?? 0) \(milliseconds)")
    }
    task.resume()
  }

  package func post(_ address: String) {
    guard let url = URL(string: address) else { return }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = Data("{}".utf8)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.addValue("utf-8", forHTTPHeaderField: "content-type")
    let header = request.value(forHTTPHeaderField: "CONTENT-TYPE") ?? ""
    Task {
      do {
        let (data, response) = try await URLSession.shared.data(for: request)
        let type = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "content-type") ?? ""
        log.append("\(String(decoding: data, as: UTF8.self)) \(type) \(header)")
      } catch { log.append(error.localizedDescription) }
    }
  }

  package func object(_ address: String) {
    guard let url = NSURL(string: address) else { return }
    let request = NSMutableURLRequest(url: url as URL, cachePolicy: .useProtocolCachePolicy)
    request.httpMethod = "POST"
    request.allHTTPHeaderFields = ["X-Key": "1"]
    request.addValue("2", forHTTPHeaderField: "x-key")
    let task = URLSession.shared.dataTask(with: request as URLRequest) { data, _, _ in
      self.log.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
    }
    task.resume()
    log.append((request as URLRequest).value(forHTTPHeaderField: "X-KEY") ?? "")
  }

  package func cancelled(_ address: String) {
    guard let url = URL(string: address) else { return }
    let task = Task {
      do { _ = try await URLSession.shared.data(from: url) } catch {
        log.append("\((error as? URLError)?.code == .cancelled)")
      }
    }
    Task {
      try await Task.sleep(nanoseconds: 50_000_000)
      task.cancel()
    }
  }

  package func delegated(_ address: String) {
    guard let url = URL(string: address) else { return }
    let session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
    session.dataTask(with: url).resume()
    session.downloadTask(with: url).resume()
    session.finishTasksAndInvalidate()
  }

  package func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {
    log.append("data \(data.count)")
  }

  package func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    log.append("file \((try? Data(contentsOf: location))?.count ?? -1)")
  }

  package func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?
  ) {
    log.append("end \(task.taskIdentifier) \(error == nil)")
  }

  package static func contents(_ address: String) -> String? {
    URL(string: address).flatMap { try? Data(contentsOf: $0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  package static func text(_ address: String) -> String? {
    URL(string: address).flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
}
