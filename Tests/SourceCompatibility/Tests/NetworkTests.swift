// Requests of an app's code, in both language modes.

import AppCode
import AppCodeSwift5
import Foundation
import ScratchFolders
import SegueWorld
import Testing

@testable import UIKit

@MainActor
@Suite struct NetworkTests {
  private func play(_ begin: () -> Void) throws -> World {
    let files = try ScratchFolder()
    try files.bundleFile("api.example.com/birds.json", "[1]")
    try files.bundleFile("api.example.com/login.POST.json", "{\"ok\":true}")
    try files.bundleFile("api.example.com/gone.http", "HTTP/1.1 410 Gone\n\n")
    let world = World()
    try world.run {
      UIKitState.current.installResponses(at: files.path)
      begin()
      try world.advance(to: VirtualTime(seconds: 1))
    }
    return world
  }

  @Test func completionHandlersAreCalledAfterTheLatency() throws {
    let code = AppCode.NetworkCode()
    let world = try play {
      code.fetch("https://api.example.com/birds")
      code.fetch("https://api.example.com/gone")
    }
    #expect(code.log == ["200 [1] 0 100", "410  0 100"])
    #expect(world.diagnostics.warnings.isEmpty)
  }

  @Test func requestsWithoutAResponseFailWithTheirFile() throws {
    let code = AppCodeSwift5.NetworkCode()
    let world = try play {
      code.fetch("https://api.example.com/fish?size=2")
      code.fetch("https://api.example.com/fish?size=2")
    }
    #expect(code.log == Array(repeating: "0 none -1009 100", count: 2))
    #expect(world.diagnostics.warnings.count == 1)
    let warning = try #require(world.diagnostics.warnings.first)
    #expect(
      warning.hasPrefix("the request GET https://api.example.com/fish?size=2: no file answers it"))
    #expect(
      warning.hasSuffix("/api.example.com/fish?size=2, with any extension, or api.example.com/fish")
    )
  }

  @Test func tasksWaitForResponses() throws {
    let (code, five) = (AppCode.NetworkCode(), AppCodeSwift5.NetworkCode())
    let world = try play {
      code.post("https://api.example.com/login")
      five.post("https://api.example.com/birds")
    }
    #expect(code.log == ["{\"ok\":true} application/json application/json,utf-8"])
    #expect(five.log == ["The Internet connection appears to be offline."])
    #expect(world.diagnostics.warnings.first?.contains("birds.POST, with any extension") ?? false)
  }

  @Test func requestsAreObjects() throws {
    let code = AppCode.NetworkCode()
    _ = try play { code.object("https://api.example.com/login") }
    #expect(code.log == ["1,2", "{\"ok\":true}"])
  }

  @Test func tasksAreCancelled() throws {
    let code = AppCode.NetworkCode()
    _ = try play { code.cancelled("https://api.example.com/birds") }
    #expect(code.log == ["true"])
  }

  @Test func delegatesAreTold() throws {
    let code = AppCode.NetworkCode()
    _ = try play { code.delegated("https://api.example.com/birds") }
    #expect(code.log == ["data 3", "end 1 true", "file 3", "end 2 true"])
  }

  @Test func contentsOfURLsAreThoseOfTheFolder() throws {
    _ = try play {
      #expect(AppCode.NetworkCode.contents("https://api.example.com/birds") == "[1]")
      #expect(AppCodeSwift5.NetworkCode.text("https://api.example.com/birds") == "[1]")
      #expect(AppCode.NetworkCode.contents("https://api.example.com/gone") == nil)
      #expect(AppCode.NetworkCode.contents("https://example.org/") == nil)
    }
    World().run { #expect(AppCode.NetworkCode.contents("https://example.org/") == nil) }
  }
}
